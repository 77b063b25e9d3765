import type { Page } from '@playwright/test';
import { stopTime } from '../play/board.ts';
import { expectFit } from '../support/expectFit.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const statusCall = '**/api/database-manager/status';
const comparisonCall = '**/api/database-manager/comparison';

/** Counts the calls of an address from now on. */
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

test('the database screen tells the state of both databases and compares them', async ({ page, allow }) => {
  test.setTimeout(120_000);
  allow(/\b500\b/);
  const statusCalls = countCalls(page, '/status');
  const comparisonCalls = countCalls(page, '/comparison');
  const cards = page.locator('dl');
  await stopTime(page);
  await page.goto('/database-status');

  await test.step('type, state and counts of both, with the external error', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Database Status', 'Data Comparison']);
    await expect(cards.first()).toHaveText(/^TypeSQLiteStatus✓ connectedPuzzles\d+Leaderboard\d+$/);
    await expect(cards.last()).toHaveText(
      'TypePostgreSQLStatus✗ not connectedPuzzlesunknownLeaderboardunknownUsersunknown',
    );
    await expect(page.getByRole('alert')).toHaveText('External database is not configured');
  });

  await test.step('asked again every 30 seconds, a failure told beside what was known', async () => {
    expect(statusCalls()).toBe(1);
    await page.clock.runFor(29_900);
    expect(statusCalls()).toBe(1);
    await page.route(statusCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.clock.runFor(200);
    await expect(page.getByText('Failed to load database status')).toBeVisible();
    await expect(cards).toHaveCount(2);
    await page.clock.runFor(30_000);
    await expect(page.getByText('Failed to load database status')).toBeHidden();
    expect(statusCalls()).toBe(3);
    await page.clock.resume();
    await expectFit(page);
  });

  await test.step('the comparison is fetched when its tab opens, by keyboard too', async () => {
    expect(comparisonCalls()).toBe(0);
    await page.route(comparisonCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
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

  await test.step('ten thousand puzzles are marked and turned page by page', async () => {
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
    await page.getByLabel('Show').selectOption('Only in the external database (1)');
    await expect(rows.nth(1)).toHaveText(/^Not herePuzzle 10000Only in external/);
    await expect(rows).toHaveCount(2);
    await expectFit(page);
  });
});

async function logIn(page: Page, { output }: Server): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(output.join('\n').match(/Admin password:\s+(\S+)/)?.[1] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('an admin makes a puzzle', async ({ page, server, allow }) => {
  test.setTimeout(120_000);
  allow(/\b422\b/);
  const cell = (row: number, column: number) =>
    page.getByRole('button', { name: new RegExp(`, row ${row}, column ${column}$`) });
  const letters = async () =>
    page
      .getByRole('grid')
      .getByRole('button')
      .evaluateAll((cells) => cells.map((each) => each.textContent).join(''));
  const refill = async () => {
    const answered = page.waitForResponse('**/refill');
    await page.getByRole('button', { name: 'Refill' }).click();
    await answered;
    await expect(page.getByText('Filling the grid')).toBeHidden();
  };
  const score = page.getByText(/^Score:/);
  await page.goto('/admin/construct');
  await logIn(page, server);

  await test.step('fills a grid of the size and difficulty', async () => {
    await expect(page.getByLabel('Size').getByRole('option')).toHaveCount(13);
    await page.getByLabel('Size').selectOption('5×5');
    await page.getByLabel('Difficulty').selectOption('1');
    await page.getByRole('button', { name: 'Fill a grid' }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(25, { timeout: 20_000 });
    await expect(score).toHaveText(/^Score: \d+ of 100/);
    await expect(page.getByText('✓ No warnings')).toBeVisible();
  });

  await test.step('locks letters by mouse and by keyboard; a refill keeps them', async () => {
    const middle = cell(3, 3);
    const name = (await middle.getAttribute('aria-label')) ?? '';
    await middle.click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const beside = (await cell(3, 4).getAttribute('aria-label')) ?? '';
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
    await refill();
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { name: beside, exact: true, pressed: true })).toBeVisible();
    await expectFit(page);
  });

  await test.step('says when nothing fits, and takes letters of the admin', async () => {
    await page.getByRole('button', { name: 'Unlock all' }).click();
    await cell(3, 3).focus();
    await page.keyboard.type('qqx');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(3);
    await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('Clues are missing');
    await expect(score).toHaveText(/^Score: \d+ of 100 ⚠ below the 75/);
    await refill();
    await expect(page.getByRole('alert')).toHaveText(/^Nothing else fits around the locked letters/);
    await page.getByRole('button', { name: 'Unlock all' }).click();
    const before = await letters();
    await refill();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await letters()).not.toBe(before);
    // A grid that the bank cannot fill alone has words without a clue.
    for (const clue of await page.getByPlaceholder('Write a clue').all())
      if ((await clue.inputValue()) === '') await clue.fill('Our own clue');
    await expect(page.getByText('✓ No warnings')).toBeVisible();
  });

  await test.step('chooses a clue of the bank, and is warned of one that gives its answer away', async () => {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByText(/suggestions for/) })
      .first();
    const clue = row.getByRole('textbox');
    const answer = (await row.locator('label').textContent())?.split(': ')[1] ?? '';
    await clue.fill(`A kind of ${answer.toLowerCase()}`);
    await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('the clue contains its answer');
    await row.getByText(/suggestions for/).click();
    const suggested = row.getByRole('button').last();
    await suggested.click();
    await expect(suggested).toHaveAttribute('aria-pressed', 'true');
    await expect(suggested).toContainText(await clue.inputValue());
    await expect(page.getByText('✓ No warnings')).toBeVisible();
  });

  await test.step('saves it for a day to come, and finds it among the puzzles', async () => {
    await page.getByLabel('Title', { exact: true }).fill('Made by <hand>?');
    await page.getByLabel('Author', { exact: true }).fill('Ann');
    await page.getByLabel('Date', { exact: true }).fill('2099-01-02');
    await page.getByRole('button', { name: 'Save puzzle' }).click();
    await expect(page.getByText(/^Saved as 05-1-\d{4}\./)).toBeVisible();
    await page.getByRole('link', { name: 'See it among the puzzles' }).click();
    await page.getByRole('tab', { name: 'Manage Puzzles' }).click();
    await page.getByRole('searchbox').fill('Made by');
    await expect(page.getByRole('heading', { name: 'Made by <hand>?' })).toBeVisible();
    await page.getByRole('link', { name: 'Make a puzzle' }).click();
    await expect(page.getByRole('heading', { name: 'Make a puzzle' })).toBeVisible();
  });
});
