import { expect, test } from 'vitest';
import { formatTime } from '../game/clockFace.ts';
import { shareText } from './shareText.ts';

const shared = {
  siteName: 'Monster Crossword',
  siteUrl: 'https://example.com',
  puzzleId: '07-4-0002',
  date: '2026-11-15',
  size: 7,
  timeMs: 201_900,
  hintsUsed: 1,
};

test('the text contains date, size, time, hints and link, and nothing about the answers', () => {
  expect(shareText(shared)).toBe(
    [
      'Monster Crossword, Daily Teaser for Nov 15, 2026 (7×7)',
      'Solved in 3:21 with 1 hint',
      'https://example.com/todaycrossword?puzzle=07-4-0002',
    ].join('\n'),
  );
});

test('a puzzle without a date is shared without one', () => {
  expect(shareText({ ...shared, date: '' })).toContain('Monster Crossword, Daily Teaser (7×7)\n');
});

test.each([
  [0, 'no hints'],
  [1, '1 hint'],
  [3, '3 hints'],
])('%d hints are written "%s"', (hintsUsed, words) => {
  expect(shareText({ ...shared, hintsUsed })).toContain(`with ${words}\n`);
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
