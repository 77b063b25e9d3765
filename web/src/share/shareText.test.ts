import { expect, test } from 'vitest';
import { formatTime } from '../game/clockFace.ts';
import { gameOf, puzzleOf } from '../game/testPuzzle.ts';
import { describeHatching, shareText } from './shareText.ts';

const metadata = {
  id: '07-4-0002',
  title: 'Daily Teaser – Tides',
  author: 'Ann Lee',
  difficulty: 4,
  size: 7,
  datePublished: '2026-11-15',
};
const puzzle = puzzleOf('AB', 'CD');
const game = { ...gameOf(puzzle), hintsUsed: 1, checks: 0 };
const shared = {
  siteName: 'Monster Crossword',
  siteUrl: 'https://example.com',
  metadata,
  game: { ...game, clock: { ...game.clock, playedMs: 201_900 } },
  monster: 'Pip',
  streak: 5,
  squares: '🟪🟦\n🟩🟨',
};

test('the text has date, size, time, hints, streak, squares, monster and link, and nothing about the answers', () => {
  expect(shareText(shared)).toBe(
    [
      'Monster Crossword, Daily Teaser for Nov 15, 2026 (7×7)',
      'Solved in 3:21 with 1 hint, 5-day streak',
      '🟪🟦',
      '🟩🟨',
      'Pip has hatched!',
      'https://example.com/todaycrossword?puzzle=07-4-0002',
    ].join('\n'),
  );
});

test('a puzzle without a date is shared without one', () => {
  const undated = { ...metadata, datePublished: '' };
  expect(shareText({ ...shared, metadata: undated })).toContain('Monster Crossword, Daily Teaser (7×7)\n');
});

test('a puzzle outside the series is shared by its title, with a link to its own page', () => {
  const text = shareText({ ...shared, metadata: { ...metadata, title: 'Stock Holders' } });
  expect(text).toContain('Monster Crossword, “Stock Holders” (7×7)\n');
  expect(text).toContain('https://example.com/puzzles/07-4-0002');
});

test.each([
  [1, 'Solved together with a friend in 3:21 with 1 hint, 5-day streak'],
  [2, 'Solved together with 2 friends in 3:21 with 1 hint, 5-day streak'],
])('a solve with %d others says so, and names nobody', (friends, words) => {
  expect(shareText({ ...shared, friends }).split('\n')[1]).toBe(words);
});

test.each([0, 1])('a streak of %d is not worth a word', (streak) => {
  expect(shareText({ ...shared, streak })).toContain('Solved in 3:21 with 1 hint\n');
});

test.each([
  [0, 'no hints'],
  [1, '1 hint'],
  [3, '3 hints'],
])('%d hints are written "%s"', (hintsUsed, words) => {
  expect(shareText({ ...shared, game: { ...shared.game, hintsUsed } })).toContain(`with ${words}, `);
});

test.each([
  ['without any help', { hintsUsed: 0, checks: 0 }, 'A golden Pip has hatched'],
  ['with a hint', { hintsUsed: 1, checks: 0 }, 'Pip has hatched'],
  ['with a check', { hintsUsed: 0, checks: 1 }, 'Pip has hatched'],
])('a game %s hatches: %s', (_how, help, words) => {
  expect(describeHatching('Pip', { ...game, ...help })).toBe(words);
});

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [59_999, '0:59'],
  [600_000, '10:00'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('%d ms are written %s', (ms, text) => {
  expect(formatTime(ms)).toBe(text);
});
