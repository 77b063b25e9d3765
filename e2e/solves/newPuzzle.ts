import type { Browser, Page } from '@playwright/test';
import { adminSettings, newAuthor, openAdmin } from '../admin/admin.ts';
import { csvFile } from '../admin/files.ts';
import { cellInput, openPuzzle } from '../play/board.ts';
import { expect } from '../support/test.ts';

export const solveSettings = adminSettings;

/** The answers of the puzzle across. */
export const answers = 'packproselotusasidenest';

/** Stores a puzzle that nobody has played, and returns its id. */
export async function newPuzzle(page: Page): Promise<string> {
  const author = newAuthor();
  await openAdmin(page, 'Manage Puzzles', csvFile('Raced', author));
  await page.getByRole('searchbox').fill(author.toLowerCase());
  const ids = page.getByRole('list', { name: 'Puzzles' }).locator('code');
  await expect(ids).toHaveCount(1);
  return (await ids.textContent()) ?? '';
}

/** Somebody else, in a browser of their own. */
export async function newPlayer(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** A pause between two letters, in milliseconds: uneven, like hands. */
const pauseAfter = (index: number): number => 70 + ((index * 37) % 60);

/** Types letters as a hand does, which is what the server looks for. */
export async function type(page: Page, letters: string): Promise<void> {
  await cellInput(page).focus();
  for (const [index, letter] of [...letters].entries())
    await page.keyboard.press(letter, { delay: pauseAfter(index) });
}

/** Opens a puzzle and solves it; the ticket is there before the end. */
export async function solveNew(page: Page, id: string): Promise<void> {
  const ticket = page.waitForResponse(/\/api\/solves\/tickets$/);
  await openPuzzle(page, id);
  await type(page, answers.slice(0, 4));
  await ticket;
  await type(page, answers.slice(4));
  await expect(page.getByRole('dialog')).toBeVisible();
}
