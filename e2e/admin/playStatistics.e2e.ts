import type { Page } from '@playwright/test';
import { cell, cellInput, openPuzzle } from '../play/board.ts';
import { watchReports } from '../play/reports.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, storePuzzle } from './admin.ts';

test.use({ settings: adminSettings });

/** The answers of `csvFile` across, after the first one. */
const rest = 'proselotusasidenest';

/** A figure of the desk, with what stands below it. */
const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

/** Looks at the desk again until it shows a figure. */
async function expectFigure(page: Page, name: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(figure(page, name)).toContainText(text, { timeout: 2_000 });
  }).toPass();
}

async function type(page: Page, letters: string): Promise<void> {
  await cellInput(page).focus();
  await page.keyboard.type(letters);
}

test('the desk shows how a puzzle was played: help, and where somebody stopped', async ({
  page,
  openElsewhere,
}) => {
  const id = await storePuzzle(page, 'Counted');
  await page.getByLabel('More: Counted').click();
  await page.getByRole('list', { name: 'Puzzles' }).getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('Nobody has been counted on this puzzle yet')).toBeVisible();
  await expect(page).toHaveURL(`/admin/statistics?puzzle=${id}`);

  // One player has letters checked, and gets the last one by a hint.
  const solver = await openElsewhere();
  await openPuzzle(solver, id);
  await type(solver, 'pacx');
  await button(solver, 'Check Answers').click();
  await cell(solver, 4).click();
  await type(solver, `k${rest.slice(0, -1)}`);
  await button(solver, 'Use Hint').click();
  await expect(solver.getByRole('dialog')).toBeVisible();
  await expectFigure(page, 'Finished', /^Finished1100% of those started$/);
  await expect(figure(page, 'Started')).toHaveText('Started1');
  await expect(figure(page, 'Hints')).toContainText('1');
  await expect(figure(page, 'Checks')).toContainText('1');
  await expect(figure(page, 'Revealed all')).toContainText('0');
  await expect(page.getByText('No game has been left unfinished so far.')).toBeVisible();

  // Another one stops after three letters, and looks at the game once more, which does not make it two.
  const quitter = await openElsewhere();
  const reports = watchReports(quitter);
  await openPuzzle(quitter, id);
  await type(quitter, 'pac');
  await expect.poll(() => reports).toMatchObject([{ start: true }]);
  await quitter.reload();
  await expect(cell(quitter, 3)).toHaveText(/C/);
  await quitter.goto('/about');
  await expectFigure(page, 'Started', /^Started2$/);
  await expect(page.getByRole('row', { name: '10% to 19% 1' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'At these words' })).toContainText(
    '1-Across Wolves, collectively 1 game',
  );
  await expectFit(page);

  // The day after, they go on and finish.
  await openPuzzle(quitter, id);
  await type(quitter, `k${rest}`);
  await expect(quitter.getByRole('dialog')).toBeVisible();
  await expectFigure(page, 'Finished', /^Finished2100% of those started$/);
  await expect(figure(page, 'Started')).toHaveText('Started2');
  await expect(page.getByText('No game has been left unfinished so far.')).toBeVisible();

  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Counted .*${id} 2 2 100% `) })).toBeVisible();
  await expect(page.getByRole('img', { name: /The last 30 days: \d+ games started/ })).toBeVisible();
  await expectFit(page);
});
