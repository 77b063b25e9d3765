import type { Page } from '@playwright/test';
import { adminSettings, storePuzzle } from '../admin/admin.ts';
import type { Answers } from '../daily/play.ts';
import { cell, cellInput, openPuzzle } from '../play/board.ts';
import { expect } from '../support/test.ts';

export const solveSettings = adminSettings;

/** The answers of the puzzle across. */
export const answers = 'packproselotusasidenest';

/** Stores a puzzle that nobody has played, and returns its id. */
export const newPuzzle = (page: Page): Promise<string> => storePuzzle(page, 'Raced');

/** A pause between two letters, in milliseconds: uneven, like hands. */
const pauseAfter = (index: number): number => 70 + ((index * 37) % 60);

/** Types letters as a hand does, which is what the server looks for. */
export async function type(page: Page, letters: string): Promise<void> {
  await cellInput(page).focus();
  for (const [index, letter] of [...letters].entries())
    await page.keyboard.press(letter, { delay: pauseAfter(index) });
}

/** Types each letter of a puzzle into its cell, wherever the cursor would go by itself. */
export async function typeEachCell(page: Page, { grid }: Answers): Promise<void> {
  for (const [index, { answer, isBlack }] of grid.flat().entries()) {
    if (isBlack) continue;
    await cell(page, index).click();
    await page.keyboard.press(answer, { delay: pauseAfter(index) });
  }
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
