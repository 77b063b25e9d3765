import type { Page } from '@playwright/test';
import { stopTime } from '../play/board.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { expect, test } from '../support/test.ts';
import { failOnce } from './admin.ts';

const statusCall = '**/api/database-manager/status';
const comparisonCall = '**/api/database-manager/comparison';

/** Counts the calls to an address from now on. */
function countCalls(page: Page, ending: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(ending)) count += 1;
  });
  return () => count;
}

const puzzles = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({
    id: `05-1-${String(from + i).padStart(5, '0')}`,
    title: `Puzzle ${from + i}`,
    author: 'Ann',
    difficulty: 1,
  }));

test('the database screen shows the state of both databases and refreshes it', async ({ page, allow }) => {
  allow(/\b500\b/);
  const statusCalls = countCalls(page, '/status');
  const cards = page.locator('dl');
  await stopTime(page);
  await page.goto('/database-status');

  await test.step('it shows type, state and counts of both, and the error of the external one', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Database Status', 'Data Comparison']);
    await expect(cards.first()).toHaveText(/^TypeSQLiteStatus✓ connectedPuzzles\d+Leaderboard\d+$/);
    await expect(cards.last()).toHaveText(
      'TypePostgreSQLStatus✗ not connectedPuzzlesunknownLeaderboardunknownUsersunknown',
    );
    await expect(page.getByRole('alert')).toHaveText('External database is not configured');
  });

  await test.step('it asks again every 30 seconds and shows a failure beside the last known state', async () => {
    expect(statusCalls()).toBe(1);
    await page.clock.runFor(29_900);
    expect(statusCalls()).toBe(1);
    await failOnce(page, statusCall, 'GET');
    await page.clock.runFor(200);
    await expect(page.getByText('Failed to load database status')).toBeVisible();
    await expect(cards).toHaveCount(2);
    await page.clock.runFor(30_000);
    await expect(page.getByText('Failed to load database status')).toBeHidden();
    expect(statusCalls()).toBe(3);
    await page.clock.resume();
    await expectFit(page);
  });
});

test('the database screen compares the puzzles of both databases', async ({ page, allow }) => {
  allow(/\b500\b/);
  const comparisonCalls = countCalls(page, '/comparison');
  await page.goto('/database-status');
  await expect(page.locator('dl')).toHaveCount(2);

  await test.step('the comparison is fetched when its tab opens, by keyboard too', async () => {
    expect(comparisonCalls()).toBe(0);
    await failOnce(page, comparisonCall, 'GET');
    await page.getByRole('tab', { name: 'Database Status' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Data Comparison' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('Failed to load comparison data');
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(page.getByRole('columnheader').first()).toHaveText(/^Main databaseSQLite, \d+ puzzles$/);
    await expect(page.getByRole('alert')).toHaveText(
      'External database: External database is not configured',
    );
    await expect(page.getByRole('cell').first()).toContainText('03-1-0001');
  });

  await test.step('ten thousand puzzles are marked and shown page by page', async () => {
    const side = (list: ReturnType<typeof puzzles>) => ({
      database: 'PostgreSQL',
      puzzles: list,
      error: null,
    });
    const comparison = { main: side(puzzles(0, 10_000)), external: side(puzzles(3, 10_001)) };
    await page.route(comparisonCall, (route) => route.fulfill({ json: { comparison } }));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const rows = page.getByRole('row');
    await expect(rows.nth(1)).toHaveText(/^Puzzle 0Only in main.*05-1-00000Not here$/);
    await expect(rows).toHaveCount(51);
    const pager = page.getByRole('navigation', { name: 'Pages of the comparison' });
    await pager.getByRole('button', { name: 'Next' }).click();
    await expect(rows.nth(1)).toContainText('Puzzle 50');
    await expect(pager).toContainText('Page 2 of 201');
    await page.getByLabel('Search').fill('puzzle 4999');
    await expect(page.getByText('1 puzzle matches.')).toBeVisible();
    await expect(rows.nth(1)).toContainText('05-1-04999');
    await page.getByLabel('Search').fill('elephant');
    await expect(page.getByText('No puzzle matches your search.')).toBeVisible();
    await page.getByLabel('Search').fill('');
    await page.getByLabel('Show').selectOption('Only in the external database (1)');
    await expect(rows.nth(1)).toHaveText(/^Not herePuzzle 10000Only in external/);
    await expect(rows).toHaveCount(2);
    await expectFit(page);
  });
});
