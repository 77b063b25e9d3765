import type { Page } from '@playwright/test';
import { cellInput, openPuzzle, solve } from '../play/board.ts';
import { expectNoReport, watchReports } from '../play/reports.ts';
import { button } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { pixelSettings, serveTrackers, trackerHosts } from '../support/trackers.ts';

test.use({ settings: pixelSettings });
test.beforeEach(({ allow }) => allow(trackerHosts));

const puzzle = '03-1-0001';

async function playAll(page: Page): Promise<void> {
  await openPuzzle(page, puzzle);
  await solve(page, puzzle);
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('where consent is asked for, nothing is reported without an answer', async ({ page, server }) => {
  await serveTrackers(page);
  await expectNoReport(page, server, () => playAll(page));
  await expect(button(page, 'Reject')).toBeVisible();
});

test('nothing is reported after a no, and games are after a yes', async ({ page, server }) => {
  await serveTrackers(page);
  const reports = watchReports(page);
  await page.goto('/about');
  await button(page, 'Reject').click();
  await expectNoReport(page, server, () => playAll(page));
  await button(page, 'Privacy choices').click();
  await Promise.all([page.waitForEvent('load'), button(page.getByRole('dialog'), 'Accept').click()]);
  await openPuzzle(page, '04-1-0001');
  await cellInput(page).focus();
  await page.keyboard.type('a');
  await expect.poll(() => reports).toMatchObject([{ start: true }]);
});
