import type { Locator, Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { logIn } from './admin.ts';

const score = (page: Page): Locator => page.getByText(/^Score:/);
const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('button', { name: new RegExp(`, row ${row}, column ${column}$`) });

/** Logs in with the password that the server generated and fills a 5×5 grid. */
async function fillGrid(page: Page, { output }: Server): Promise<void> {
  await page.goto('/admin/construct');
  await logIn(page, output.join('\n').match(/Admin password:\s+(\S+)/)?.[1] ?? '');
  await expect(page.getByLabel('Size').getByRole('option')).toHaveCount(13);
  await page.getByLabel('Size').selectOption('5×5');
  await page.getByLabel('Difficulty').selectOption('1');
  await page.getByRole('button', { name: 'Fill a grid' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(25, { timeout: 20_000 });
  await expect(score(page)).toHaveText(/^Score: \d+ of 100/);
  await expect(page.getByText('✓ No warnings')).toBeVisible();
}

async function refill(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/refill');
  await page.getByRole('button', { name: 'Refill' }).click();
  await answered;
  await expect(page.getByText('Filling the grid')).toBeHidden();
}

async function lettersOf(page: Page): Promise<string> {
  const cells = page.getByRole('grid').getByRole('button');
  return (await cells.allTextContents()).join('');
}

test('letters locked by mouse and by keyboard survive a refill, until they are unlocked', async ({
  page,
  server,
}) => {
  await fillGrid(page, server);
  const middle = cell(page, 3, 3);
  const name = (await middle.getAttribute('aria-label')) ?? '';
  await middle.click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const beside = (await cell(page, 3, 4).getAttribute('aria-label')) ?? '';
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
  await refill(page);
  await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: beside, exact: true, pressed: true })).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: 'Unlock all' }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('a grid is made around a theme, and the page says which words lack a clue', async ({
  page,
  server,
  allow,
}) => {
  await fillGrid(page, server);
  await expect(page.getByText('✓ The clue bank has a clue for every word')).toBeVisible();
  await page.getByLabel('Size').selectOption('11×11');
  await page.getByLabel('Difficulty').selectOption('4');
  await page.getByLabel(/Theme entries/).fill('ice tea, Ice Age');
  await page.getByRole('button', { name: 'New grid' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(121, { timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: /-(?:Across|Down): ICETEA$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /-(?:Across|Down): ICEAGE$/ })).toBeVisible();
  await expectFit(page);
  allow(/\b422\b/);
  await page.getByLabel(/Theme entries/).fill('Snowboarding');
  await page.getByRole('button', { name: 'New grid' }).click();
  await expect(page.getByRole('alert')).toHaveText('SNOWBOARDING is longer than a row of 11.');
});

test('the page says when nothing fits around letters that the admin typed', async ({
  page,
  server,
  allow,
}) => {
  allow(/\b422\b/);
  await fillGrid(page, server);
  await cell(page, 3, 3).focus();
  await page.keyboard.type('qqx');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('Clues are missing');
  await expect(score(page)).toHaveText(/^Score: \d+ of 100 ⚠ below the 70/);
  await refill(page);
  await expect(page.getByRole('alert')).toHaveText(/^Nothing else fits around the locked letters/);
  await page.getByRole('button', { name: 'Unlock all' }).click();
  const before = await lettersOf(page);
  await refill(page);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await lettersOf(page)).not.toBe(before);
  // A grid that the bank cannot fill alone has words without a clue.
  for (const clue of await page.getByPlaceholder('Write a clue').all())
    if ((await clue.inputValue()) === '') await clue.fill('Our own clue');
  await expect(page.getByText('✓ No warnings')).toBeVisible();
});

test('a puzzle gets its clues from the bank and is saved for a future day', async ({
  page,
  server,
  allow,
}) => {
  allow(/\b409\b/);
  await fillGrid(page, server);

  await test.step('a clue that gives its answer away causes a warning', async () => {
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

  await test.step('the saved puzzle is among the puzzles', async () => {
    await page.getByLabel('Title', { exact: true }).fill('Made by <hand>?');
    await page.getByLabel('Author', { exact: true }).fill('Ann');
    await page.getByLabel('Date', { exact: true }).fill('2099-01-02');
    await page.getByRole('button', { name: 'Save puzzle' }).click();
    await expect(page.getByText(/^Saved as 05-1-\d{4}\./)).toBeVisible();
    await page.getByRole('button', { name: 'Save puzzle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace a puzzle?' });
    await expect(dialog).toContainText(/Made by <hand>\? by Ann, 2099-01-02, 05-1-\d{4}: not published yet/);
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(page.getByText(/^Puzzle 05-1-\d{4} was replaced\./)).toBeVisible();
    await page.getByRole('link', { name: 'See it among the puzzles' }).click();
    await page.getByRole('tab', { name: 'Manage Puzzles' }).click();
    await page.getByRole('searchbox').fill('Made by');
    await expect(page.getByRole('heading', { name: 'Made by <hand>?' })).toBeVisible();
    await page.getByRole('link', { name: 'Make a puzzle' }).click();
    await expect(page.getByRole('heading', { name: 'Make a puzzle' })).toBeVisible();
  });
});
