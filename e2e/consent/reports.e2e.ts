import { cellInput, openPuzzle, solve } from '../play/board.ts';
import { watchReports } from '../play/reports.ts';
import { button } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { pixelSettings, serveTrackers, trackerHosts } from '../support/trackers.ts';

test.use({ settings: pixelSettings });
test.beforeEach(({ allow }) => allow(trackerHosts));

const puzzle = '03-1-0001';

test('where consent is asked for, nothing is reported without an answer', async ({ page }) => {
  await serveTrackers(page);
  const reports = watchReports(page);
  await openPuzzle(page, puzzle);
  await solve(page, puzzle);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/about');
  await expect(button(page, 'Reject')).toBeVisible();
  expect(reports).toEqual([]);
});

test('nothing is reported after a no, and games are after a yes', async ({ page }) => {
  await serveTrackers(page);
  const reports = watchReports(page);
  await page.goto('/about');
  await button(page, 'Reject').click();
  await openPuzzle(page, puzzle);
  await solve(page, puzzle);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/about');
  await button(page, 'Privacy choices').click();
  await Promise.all([page.waitForEvent('load'), button(page.getByRole('dialog'), 'Accept').click()]);
  expect(reports).toEqual([]);
  await openPuzzle(page, '04-1-0001');
  await cellInput(page).focus();
  await page.keyboard.type('a');
  await expect.poll(() => reports).toMatchObject([{ start: true }]);
});
