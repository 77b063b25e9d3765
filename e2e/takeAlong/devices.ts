import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill, getDailies, getPuzzle, open } from '../daily/play.ts';
import type { Listed } from '../daily/play.ts';
import { button, untilAlive } from '../support/screen.ts';
import { expect } from '../support/test.ts';

/** Opens the page where progress is sent and brought. */
export async function openTakeAlong(page: Page, hash = ''): Promise<void> {
  await page.goto(`/take-along${hash}`);
  await untilAlive(page);
}

/** Solves a daily puzzle on its own day. */
export async function solveDaily(page: Page, { id, datePublished }: Listed): Promise<void> {
  await page.clock.setSystemTime(`${datePublished}T10:00:00Z`);
  await open(page, `puzzle=${id}`);
  await fill(page, await getPuzzle(page.request, id));
  await expect(page.getByRole('dialog', { name: 'Daily Puzzle Complete' })).toBeVisible();
}

/** Types some letters into a puzzle, and leaves it there. */
export async function beginPuzzle(page: Page, id: string, letters: string): Promise<void> {
  await open(page, `puzzle=${id}`);
  await page.keyboard.type(letters);
  await expect.poll(() => lettersOf(page, id)).toBe(letters);
}

/** The letters of a saved game. */
export const lettersOf = (page: Page, id: string): Promise<string> =>
  page.evaluate((key) => {
    const { letters = '' } = JSON.parse(localStorage.getItem(key) ?? '{}') as { letters?: string };
    return letters.replaceAll('.', '');
  }, `monster-game:${id}`);

/** The letters that a page with a game shows. */
export const lettersShown = async (page: Page): Promise<string> =>
  (await page.locator('[role=gridcell] [data-part=letter], [role=gridcell]').allInnerTexts())
    .join('')
    .replaceAll(/[^A-Z]/gu, '');

/** Everything that a browser keeps. */
export const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** Two devices: one has solved yesterday's puzzle, the other one today's, and both have begun the one before. */
export async function twoDevices(here: Page, there: Page) {
  const [today, yesterday, before] = await getDailies(here.request);
  if (today === undefined || yesterday === undefined || before === undefined) throw new Error('no dailies');
  for (const page of [here, there]) await page.clock.install({ time: `${today.datePublished}T10:00:00Z` });
  await solveDaily(here, yesterday);
  await here.clock.setSystemTime(`${today.datePublished}T10:00:00Z`);
  await beginPuzzle(here, before.id, 'QWERT');
  await solveDaily(there, today);
  await beginPuzzle(there, before.id, 'ZXC');
  return { today, yesterday, before };
}

/** Makes a code, and returns it as it is shown. */
export async function makeCode(page: Page): Promise<string> {
  await openTakeAlong(page);
  await button(page, 'Make a code').click();
  const code = page.getByRole('heading', { name: 'Your code' }).locator('xpath=following-sibling::p[1]');
  await expect(code).toHaveText(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  return (await code.textContent()) ?? '';
}

/** Types a code, and asks what is there. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Code from the other device');
  await field.fill(code);
  await field.press('Enter');
}

/** Presses a button that saves a file, and returns its text. */
export async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return readFile(await file.path(), 'utf8');
}

export const openFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** What a device says before anything comes to it, and afterward. */
export const coming = (page: Page) => page.getByRole('heading', { name: 'This will come to this device' });
export const merged = (page: Page) => page.getByRole('heading', { name: 'It is all here' });

/** Has everything come to this device. */
export async function bring(page: Page): Promise<void> {
  await button(page, 'Bring it here').click();
  await expect(merged(page)).toBeFocused();
}
