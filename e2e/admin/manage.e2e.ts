import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, failOnce, newAuthor, openAdmin } from './admin.ts';
import { csvFile } from './files.ts';

test.use({ settings: adminSettings });

const rows = (page: Page) => page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem');
const titles = (page: Page) => rows(page).getByRole('heading');

/** Stores puzzles with these titles and lists them alone, sorted by title; returns their author. */
async function listOwn(page: Page, ...own: string[]): Promise<string> {
  const author = newAuthor();
  await openAdmin(page, 'Manage Puzzles', ...own.map((title) => csvFile(title, author)));
  await page.getByLabel('Sort').selectOption('Title A–Z');
  await page.getByRole('searchbox').fill(author.toLowerCase());
  await expect(titles(page)).toHaveText(own.toSorted());
  return author;
}

test('the list can be loaded again after a failure, sorted and searched', async ({ page, allow }) => {
  allow(/\b500\b/);
  const author = newAuthor();
  const files = ['Morning', 'Noon', 'Evening'].map((title) => csvFile(title, author));
  await openAdmin(page, 'Upload Puzzles', ...files);
  await failOnce(page, /\/admin\/api\/puzzles\?/, 'GET');
  await page.getByRole('tab', { name: 'Upload Puzzles' }).press('ArrowRight');
  await expect(page.getByText('Failed to load puzzles')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(page.getByText('Failed to load puzzles')).toBeHidden();
  await page.getByLabel('Sort').selectOption('Title A–Z');
  await page.getByRole('searchbox').fill(author.toLowerCase());
  await expect(titles(page)).toHaveText(['Evening', 'Morning', 'Noon']);
  await page.getByRole('searchbox').fill('nothing at all');
  await expect(page.getByText('No puzzle matches your search.')).toBeVisible();
});

test('a puzzle is previewed and downloaded', async ({ page }) => {
  const author = await listOwn(page, 'Noon');
  await button(page, 'Preview: Noon').click();
  await expect(page.getByRole('dialog', { name: 'Noon' })).toContainText('Text of <b>books</b>');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Preview: Noon')).toBeFocused();
  await page.getByLabel('Download: Noon').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(csvFile('Noon', author).name);
  expect(await readFile(await file.path(), 'utf8')).toContain('across,6,Water flower');
  await expect(page.getByRole('link', { name: /puz$/ })).toHaveText(['ipuz', 'puz']);
});

test('a puzzle is edited, but not into a copy of another', async ({ page, allow }) => {
  allow(/\b409\b/);
  await listOwn(page, 'Morning', 'Noon', 'Evening');
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

test('a puzzle fills the first empty day of the daily series', async ({ page }) => {
  await listOwn(page, 'Evening', 'Morning');
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

test('a puzzle is deleted once the admin confirms, and focus moves to its neighbor', async ({
  page,
  allow,
}) => {
  allow(/\b(?:404|500)\b/);
  await listOwn(page, 'Evening', 'Midday', 'Morning');
  await failOnce(page, /\/admin\/api\/puzzles\/05-2/, 'DELETE');
  for (const message of ['Failed to delete puzzle Oh dear', 'Puzzle deleted successfully']) {
    await button(page, 'Delete: Midday').click();
    const dialog = page.getByRole('dialog', { name: 'Delete Midday' });
    await expect(dialog).toContainText(
      'Are you sure you want to delete this puzzle? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toHaveText(message);
  }
  await expect(titles(page)).toHaveText(['Evening', 'Morning']);
  await expect(rows(page).nth(1)).toBeFocused();
});

test('puzzles are reordered by keyboard and by dragging', async ({ page }) => {
  await openAdmin(page, 'Manage Puzzles');
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
