import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFit } from '../support/expectFit.ts';
import { expect, test } from '../support/test.ts';
import { badCsvFile, choose, csvFile, drop, xdFile } from './files.ts';

const password = 'correct horse battery';
test.use({ settings: { ADMIN_PASSWORD: password } });

const toast = (page: Page) => page.locator('output').filter({ hasText: /\S/ }).last();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem');
const titles = (page: Page) => rows(page).getByRole('heading');
const featured = (page: Page) =>
  page
    .getByRole('list', { name: /^Featured/ })
    .getByRole('listitem')
    .locator('strong');

async function logIn(page: Page, word: string): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(word);
  await button(page, 'Log in').click();
}

async function open(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
}

/** Answers the next call of that address with a failure, as a server in trouble does. */
async function failOnce(page: Page, url: string | RegExp, method: string): Promise<void> {
  await page.route(
    url,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { message: 'Oh dear' } })
        : route.fallback(),
    { times: 1 },
  );
}

test("an admin does a day's work", async ({ page, allow }) => {
  test.setTimeout(180_000);
  allow(/\b(?:401|404|409|429|500)\b/);
  await page.goto('/admin');

  await test.step('logs in, not at the first try', async () => {
    await button(page, 'Log in').click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await logIn(page, 'wrong');
    await expect(toast(page)).toHaveText('Login Failed Invalid credentials');
    await expect(page.getByLabel('Password')).toBeFocused();
    await failOnce(page, '/admin/login', 'POST');
    await logIn(page, password);
    await expect(toast(page)).toHaveText('Login Error An error occurred during login');
    await expectFit(page);
    await logIn(page, password);
    await expect(toast(page)).toHaveText('Login Successful You are now logged in as admin');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('tab')).toHaveText(['Upload Puzzles', 'Manage Puzzles', 'Featured Puzzles']);
  });

  await test.step('uploads three files of which one is bad, and mends it', async () => {
    await button(page, 'Upload').click();
    await expect(toast(page)).toHaveText('No Files Selected Please select at least one CSV file to upload');
    await drop(page, csvFile('Morning'), badCsvFile('Noon'), csvFile('Evening'));
    await expect(page.getByRole('status').filter({ hasText: '2 ready, 1 with errors' })).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'Noon__Ann' });
    await expect(card.getByRole('list', { name: 'Errors' })).toHaveText(
      'Line 3: Row 2, column 3: "7" is not a letter or #.',
    );
    await expect(card.getByRole('img', { name: 'Grid of 5 rows and 5 columns' })).toContainText('PR7SE');
    await expectFit(page);
    await button(page, 'Upload 2 puzzles').click();
    await expect(toast(page)).toHaveText('Upload Successful Processed 2 puzzles successfully');
    await button(page, 'Clear the stored').click();
    await choose(page, 'Select .csv files', csvFile('Noon'));
    await expect(page.getByRole('heading', { name: 'Ready (1)' })).toBeVisible();
    await failOnce(page, '/admin/api/puzzles/upload', 'POST');
    await button(page, 'Upload').click();
    await expect(toast(page)).toHaveText('Upload Failed Upload failed: Internal Server Error');
    await button(page, 'Upload').click();
    await expect(toast(page)).toHaveText('Upload Successful Puzzle was successfully uploaded');
    await expect(card).toContainText(/Stored as 05-2-\d{4}/);
    await choose(page, 'Select .csv files', csvFile('Morning'));
    await expect(page.getByText(/^Replaces 05-2-\d{4}$/)).toBeVisible();
    await button(page, /^Remove Morning/).click();
  });

  await test.step("imports another program's puzzle and gives it what it lacks", async () => {
    await choose(page, 'Import', xdFile);
    const form = page.getByRole('form', { name: 'Details of import.xd' });
    await expect(form.getByLabel('Title')).toHaveValue('Imported');
    await form.getByLabel('Difficulty (1 to 5)').fill('1');
    await form.getByLabel('Date').fill('2026-01-06');
    await form.getByRole('button', { name: 'Use these details' }).click();
    await expect(page.getByRole('heading', { name: 'Imported__Bo__1__2026-01-06.csv' })).toBeVisible();
    await button(page, 'Upload').click();
    await expect(page.getByText(/Stored as 03-1-\d{4}/)).toBeVisible();
  });

  await test.step('finds, previews, downloads and edits a puzzle', async () => {
    await failOnce(page, /\/admin\/api\/puzzles\?/, 'GET');
    await page.getByRole('tab', { name: 'Upload Puzzles' }).press('ArrowRight');
    await expect(page.getByText('Failed to load puzzles')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(page.getByText('Failed to load puzzles')).toBeHidden();
    await page.getByLabel('Sort').selectOption('Title A–Z');
    await page.getByRole('searchbox').fill('ann lee');
    await expect(titles(page)).toHaveText(['Evening', 'Morning', 'Noon']);
    await button(page, 'Preview: Noon').click();
    await expect(page.getByRole('dialog', { name: 'Noon' })).toContainText('Text of <b>books</b>');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Preview: Noon')).toBeFocused();
    await page.getByLabel('Download: Noon').click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Noon__Ann_Lee__2__2026-01-05.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('across,6,Water flower');
    await expect(page.getByRole('link', { name: /puz$/ })).toHaveText(['ipuz', 'puz']);

    await button(page, 'Edit: Noon').click();
    const dialog = page.getByRole('dialog', { name: 'Edit puzzle' });
    await dialog.getByLabel('Title').fill('Morning');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Another puzzle has this title, author and date.');
    await dialog.getByLabel('Title').fill('Midday');
    await dialog.getByLabel('Difficulty').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(titles(page)).toHaveText(['Evening', 'Midday', 'Morning']);
    await expect(rows(page).nth(1)).toContainText('Difficulty 5 of 5');
    await expect(button(page, 'Edit: Midday')).toBeFocused();
  });

  await test.step('fills the first empty day of the daily series', async () => {
    const warning = page.getByText('The first day without a Daily Teaser is').getByRole('time');
    const empty = (await warning.getAttribute('datetime')) ?? '';
    await button(page, 'Edit: Evening').click();
    await page.getByRole('dialog').getByLabel('Title').fill('Daily Teaser - Evening');
    await page.getByRole('dialog').getByLabel('Date').fill(empty);
    await button(page, 'Save').click();
    await expect(warning).not.toHaveAttribute('datetime', empty);
    await expect(titles(page).first()).toHaveText('Daily Teaser - Evening');
    await page.getByText('Calendar', { exact: true }).click();
    const today = page.locator('td[aria-current=date]');
    await expect(today).not.toContainText('no puzzle');
    const day = page.locator('td').filter({ has: page.locator(`time[datetime="${empty}"]`) });
    const firstDay = page.locator('td time').first();
    for (let turns = 0; turns < 20 && (await day.count()) === 0; turns += 1) {
      const before = await firstDay.getAttribute('datetime');
      await button(page, 'Later').click();
      await expect(firstDay).not.toHaveAttribute('datetime', String(before));
    }
    await expect(day).toContainText('Daily Teaser - Evening');
    await expectFit(page);
  });

  await test.step('deletes a puzzle', async () => {
    await failOnce(page, /\/admin\/api\/puzzles\/05-2/, 'DELETE');
    for (const word of ['Failed to delete puzzle Oh dear', 'Puzzle deleted successfully']) {
      await button(page, 'Delete: Midday').click();
      const dialog = page.getByRole('dialog', { name: 'Delete Midday' });
      await expect(dialog).toContainText(
        'Are you sure you want to delete this puzzle? This action cannot be undone.',
      );
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page)).toHaveText(word);
    }
    await expect(titles(page)).toHaveText(['Daily Teaser - Evening', 'Morning']);
    await expect(rows(page).nth(1)).toBeFocused();
    await page.getByRole('searchbox').fill('nothing at all');
    await expect(page.getByText('No puzzle matches your search.')).toBeVisible();
  });

  await test.step('puts the list in another order, by keys and by hand', async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Sort').selectOption('My order');
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /^Move up/ }),
    ).toBeDisabled();
    const [first = '', second = '', third = ''] = await titles(page).allTextContents();
    await button(page, `Move down: ${first}`).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${first} is now number 3 of`)).toBeAttached();
    await expect(button(page, `Move down: ${first}`)).toBeFocused();
    const handle = rows(page).nth(2).getByTitle('Drag to another place');
    await handle.scrollIntoViewIfNeeded();
    await handle.hover();
    await page.mouse.down();
    await rows(page).nth(1).hover();
    await page.mouse.up();
    await expect(page.getByText(`${first} is now number 2 of`)).toBeAttached();
    await expect
      .poll(async () => (await titles(page).allTextContents()).slice(0, 3))
      .toEqual([second, first, third]);
    const stored = (await (await page.request.get('/admin/api/puzzles')).json()) as { title: string }[];
    expect(stored.slice(0, 3).map(({ title }) => title)).toEqual([second, first, third]);
  });

  await test.step('features puzzles, and loses neither changes nor way when the session ends', async () => {
    await open(page, 'Featured Puzzles');
    await expect(page.getByRole('heading', { name: /^Featured \(\d+\)/ })).toBeVisible();
    for (let count = await featured(page).count(); count > 0; count -= 1)
      await button(page, /^Remove:/)
        .first()
        .click();
    await expect(page.getByText('No puzzles featured. Select puzzles from the right panel.')).toBeVisible();
    await page.getByRole('searchbox').fill('imported');
    await button(page, 'Feature: Imported').click();
    await page.getByRole('searchbox').fill('morning');
    await button(page, 'Feature: Morning').click();
    await button(page, 'Move up: Morning').focus();
    await page.keyboard.press('Enter');
    await expect(featured(page)).toHaveText(['Morning', 'Imported']);
    await expect(button(page, 'Move up: Morning')).toBeFocused();
    await expect(page.getByText('There are changes that are not saved.')).toBeVisible();
    await expectFit(page);
    await failOnce(page, '/admin/api/puzzles/featured', 'POST');
    await button(page, 'Save').click();
    await expect(toast(page)).toHaveText('Failed to update featured puzzles Oh dear');

    await page.context().clearCookies();
    await button(page, 'Save').click();
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await logIn(page, password);
    await expect(featured(page)).toHaveText(['Morning', 'Imported']);
    await button(page, 'Save').click();
    await expect(toast(page)).toHaveText('Featured puzzles updated successfully');
    await expect(page.getByText('There are changes that are not saved.')).toBeHidden();
  });

  await test.step('sees the result on the home page, and logs out', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Monster Crossword' }).click();
    await expect(page.getByRole('region', { name: 'Featured puzzles' }).getByRole('link')).toHaveText([
      'Morning',
      'Imported',
    ]);
    await page.goBack();
    await failOnce(page, '/admin/logout', 'POST');
    await button(page, 'Log out').click();
    await expect(toast(page)).toHaveText('Logout Error An error occurred during logout');
    await button(page, 'Log out').click();
    await expect(toast(page)).toHaveText('Logout Successful You have been logged out');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect((await page.request.get('/admin/api/puzzles')).status()).toBe(401);
  });

  await test.step('is told how long to wait after too many failures', async () => {
    const message = 'Too many attempts. Please try again in 60 seconds.';
    const refusal = { status: 429, headers: { 'retry-after': '60' }, json: { message } };
    await page.route('/admin/login', (route) => route.fulfill(refusal));
    await logIn(page, password);
    await expect(toast(page)).toHaveText(`Login Failed ${message}`);
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
  });
});
