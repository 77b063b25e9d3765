import type { Locator, Page } from '@playwright/test';
import { solve } from '../play/board.ts';
import { expect } from '../support/test.ts';

/** The puzzles of levels 1 to 5. */
export const levelPuzzles = ['03-1-0001', '04-1-0001', '05-2-0001', '06-3-0001', '07-3-0001'] as const;

/** The address that the five levels lead to. */
export const monster = /\/todaycrossword\?puzzle=13-4-0001/;

/** SHA-256 of the default salt and `ann@example.com`. */
export const annsUid = 'd01a7bc15e192f67fcf7696449033e0a312b78472583a3ea0248eb689a1fd68d';

/** Returns the link to a level, with more query parameters at its end. */
export function levelLink(level: number, query = ''): string {
  return `/levels/${level}-5?puzzle=${levelPuzzles[level - 1]}${query}`;
}

/** The open dialog with this title. */
export function popup(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true });
}

/** Waits until the level is on the screen and can be played. */
export async function untilLevel(page: Page, level: number): Promise<void> {
  await expect(
    page.getByRole('img', { name: `Level ${level} of 5. Unlock Rewards at Level 5` }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reveal All' })).toBeEnabled();
}

/** Types every answer of a level, row by row, into an empty grid. */
export async function solveLevel(page: Page, level: number): Promise<void> {
  await untilLevel(page, level);
  await solve(page, levelPuzzles[level - 1] ?? '');
}

/** Reads the three scores of the completion popup. */
export async function readScores(
  dialog: Locator,
): Promise<{ level: number; total: number; session: number }> {
  await expect(dialog).toBeVisible();
  const scores = dialog.getByRole('definition');
  await expect(scores).toHaveCount(3);
  const [level = NaN, total = NaN, session = NaN] = (await scores.allTextContents()).map(Number);
  return { level, total, session };
}

/** Collects what is reported about the player's levels. */
export function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/sendgrid/update-contact')) return;
    const { email, value } = request.postDataJSON() as { email: string; value: string };
    reports.push(`${email}: ${value}`);
  });
  return reports;
}

/** The progress that the browser has stored. */
export async function storedProgress(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('monster-progress') ?? 'null') as unknown);
}

/** Stops time on a page with `page.clock` installed; from here on it passes only through `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 86_400_000);
}

/** Lets the countdown of a page with `page.clock` installed run out; returns the popup that says so. */
export async function runOutOfTime(page: Page): Promise<Locator> {
  const dialog = popup(page, "Time's up!");
  // The countdown may start a moment after the level appears, so a single leap could come too early.
  await expect(async () => {
    await page.clock.fastForward('10:00');
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  return dialog;
}
