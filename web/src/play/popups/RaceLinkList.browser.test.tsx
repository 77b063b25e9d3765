import { newGame } from '@monster/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { puzzleOf } from '../../game/testPuzzle.ts';
import { raceOnPage } from '../../race/raceOnPage.ts';
import { mount } from '../../testing/mount.tsx';
import { RaceLinkList } from './RaceLinkList.tsx';

const puzzle = puzzleOf('AB', 'CD');
const game = { ...newGame(puzzle), log: { text: 'rs-0A rs-1B rs-2C rs-3D ', at: 4_000 } };
const scores = { level: 0, total: 0, session: 0 };
const ghost = { playedMs: 9_000, cells: 4, filled: [], words: [] };

const open = (onClose = (): void => {}, isAgain = false) =>
  mount(<RaceLinkList puzzleId="x" solved={{ game, scores, isAgain }} onClose={onClose} />);
/** What can be seen and pressed. */
const names = () =>
  [...document.querySelectorAll('a, button')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent);

afterEach(() => raceOnPage.set(null));

test('a solve can be watched, and raced once it is kept as the best one', async () => {
  open();
  await expect.poll(names).toEqual(['Watch again']);
  const best = { log: '', timerMinutes: 0, grid: 1, timeMs: 1, isHelped: false };
  localStorage.setItem('monster-best:x', JSON.stringify(best));
  open();
  await expect.poll(names).toContain('Race your best');
  expect(document.querySelector('a[href*=race]')?.getAttribute('href')).toMatch(/race=best#grid$/u);
});

test('a solve that the server knows can be sent to a friend, as a link without anything about the player', async () => {
  localStorage.setItem('monster-sent-solves', '{"x":"abcdefghijklmnopqrstuv"}');
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  open();
  await screen.getByRole('button', { name: 'Challenge a friend' }).click();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  expect(copied).toEqual([
    'Can you beat my time? https://crossword.example/puzzles/x?race=abcdefghijklmnopqrstuv#grid',
  ]);
});

test('a race ends with who won, and can be run again', async () => {
  const calls: string[] = [];
  raceOnPage.set({
    puzzleId: 'x',
    puzzle,
    opponent: { name: 'Ann', isOwn: false, isHelped: false, ghost },
    again: () => calls.push('again'),
  });
  open(() => calls.push('closed'));
  await expect.element(screen.getByText('You beat Ann by 0:05.')).toBeVisible();
  await screen.getByRole('button', { name: 'Race again' }).click();
  expect(calls).toEqual(['closed', 'again']);
});

test('a solve from before the race is not its end', async () => {
  const opponent = { name: 'Ann', isOwn: false, isHelped: false, ghost };
  raceOnPage.set({ puzzleId: 'x', puzzle, opponent, again: () => {} });
  open(() => {}, true);
  await expect.poll(names).toContain('Watch again');
  await expect.element(screen.getByText(/You beat/u)).not.toBeInTheDocument();
});
