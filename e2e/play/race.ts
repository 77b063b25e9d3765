import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { openPuzzle, solve } from './board.ts';

/** Six words of three letters. */
export const puzzle = '03-1-0001';
export const solveId = 'abcdefghijklmnopqrstuv';

/** Solves a puzzle, and returns the mark of its grid that the browser has kept with the solve. */
export async function solveOnce(page: Page, id = puzzle): Promise<number> {
  await openPuzzle(page, id);
  await solve(page, id);
  await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
  const key = `monster-best:${id}`;
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).not.toBe(null);
  const best = await page.evaluate((name) => localStorage.getItem(name) ?? '', key);
  return (JSON.parse(best) as { grid: number }).grid;
}

/** Ann fills in a letter every ten seconds, and finishes a word with every third and with each of the last. */
const annsGhost = {
  playedMs: 90_000,
  cells: 9,
  filled: Array.from({ length: 9 }, (_, index) => [(index + 1) * 10_000, index + 1]),
  words: [
    [30_000, 0],
    [60_000, 1],
    [70_000, 3],
    [80_000, 4],
    [90_000, 2],
    [90_000, 5],
  ],
};

/** Answers for a solve of Ann, in the place of the server, which has none. */
export async function serveAnn(page: Page, grid: number): Promise<void> {
  await page.route(`/api/solves/${solveId}`, (route) =>
    route.fulfill({ json: { puzzleId: puzzle, grid, name: 'Ann', isHelped: false, ghost: annsGhost } }),
  );
}

/** How far one of the two is. */
export const lane = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Race' }).getByRole('meter', { name });

export async function expectLane(page: Page, name: string, text: string): Promise<void> {
  await expect(lane(page, name)).toHaveAttribute('aria-valuetext', text);
}
