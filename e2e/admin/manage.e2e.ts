import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, failOnce, newAuthor, openAdmin } from './admin.ts';
import { csvFile } from './files.ts';

test.use({ settings: adminSettings });

const rows = (page: Page) => page.getByRole('list', { name: 'Puzzles', exact: true }).getByRole('listitem');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });
const titles = (page: Page) => rows(page).getByRole('heading');

/** Stores puzzles with these titles and lists them alone, sorted by title; returns their author. */
async function listOwn(page: Page, ...own: string[]): Promise<string> {
  const author = newAuthor();
  await openAdmin(page, 'Manage Puzzles', ...own.map((title) => csvFile(title, author)));
  await page.getByLabel('Sort').selectOption('Title A–Z');
  await searchBox(page).fill(author.toLowerCase());
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
  await searchBox(page).fill(author.toLowerCase());
  await expect(titles(page)).toHaveText(['Evening', 'Morning', 'Noon']);
  await searchBox(page).fill('nothing at all');
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
  await expect(page.getByRole('link', { name: /^i?puz/ })).toHaveText(['ipuz', 'puz (no shading)']);
});

test('a puzzle is edited, but not into a copy of another, and the list is as it was before', async ({
  page,
}) => {
  await listOwn(page, 'Morning', 'Noon', 'Evening');
  await page.getByRole('link', { name: 'Edit: Noon' }).click();
  await page.getByLabel('Title').fill('Morning');
  await expect(page.getByText(/^The puzzle 05-2-\d{4} has the same title, author and date/)).toBeVisible();
  await page.getByLabel('Title').fill('Midday');
  await page.getByLabel('Difficulty').fill('5');
  await expect(page.getByText(/has the same title, author and date/)).toBeHidden();
  await button(page, 'Save changes').click();
  await expect(toast(page)).toHaveText('Puzzle saved Midday');
  await page.goBack();
  await expect(titles(page)).toHaveText(['Evening', 'Midday', 'Morning']);
  await expect(rows(page).nth(1)).toContainText('Difficulty 5 of 5');
});

test('a puzzle is dragged from the tray to a day, where it replaces the made one, and moved on by a press', async ({
  page,
}) => {
  const author = await listOwn(page, 'Evening');
  await expect(page.getByText(/^Warning:/)).toBeHidden();
  await page.getByText('Calendar', { exact: true }).click();
  await button(page, 'Later').click();
  const cells = page.locator('td[data-date]');
  await expect(page.locator('td[data-state=gap]')).toHaveCount(0);
  await expect(cells.last()).toContainText('free');
  await button(page, 'Today').click();
  const today = page.locator('td[aria-current=date]');
  await expect(today).toHaveAttribute('data-state', 'made');

  await test.step('dragged to a day of the next week', async () => {
    const tray = page.getByRole('region', { name: 'Puzzles to schedule' });
    await tray.getByRole('searchbox').fill(author);
    await expect(tray.getByRole('listitem')).toHaveCount(1);
    const target = page.locator('td[data-state=made]').last();
    const date = (await target.getAttribute('data-date')) ?? '';
    await tray.getByRole('button', { name: 'Evening' }).dragTo(target);
    const dialog = page.getByRole('dialog', { name: 'Schedule Evening' });
    await expect(dialog.getByLabel('Day')).toHaveValue(date);
    await expect(dialog).toContainText('Its title becomes “Daily Teaser - Evening”');
    await expect(dialog).toContainText(/It replaces “.+”, which the site made\./);
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    const day = page.locator(`td[data-date="${date}"]`);
    await expect(day).toHaveAttribute('data-state', 'own');
    await expect(day).toContainText('Evening');
    await expect(titles(page)).toHaveText(['Daily Teaser - Evening']);
    await expect(rows(page).first()).toContainText('Scheduled for');
  });

  await test.step('moved to another day by keyboard', async () => {
    await page.locator('td[data-state=own]').getByRole('button').press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Move to another day/ })
      .press('Enter');
    await page.getByRole('dialog').getByLabel('Day').fill('2031-05-05');
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
    await expect(rows(page).first()).toContainText('Scheduled for May 5, 2031');
    await page.getByLabel('Go to').fill('2031-05-05');
    await expect(page.locator('td[data-date="2031-05-05"]')).toHaveAttribute('data-state', 'own');
    await expectFit(page);
  });
});

test('puzzles are selected, exported, rescheduled, featured and deleted together', async ({ page }) => {
  await listOwn(page, 'Morning', 'Noon', 'Evening');
  await page.getByLabel('Select: Noon').check();
  await page.getByLabel('Select this page').check();
  await expect(page.getByText('3 puzzles selected')).toBeVisible();

  await test.step('exported as one zip file', async () => {
    const download = page.waitForEvent('download');
    await page.getByLabel('Format').selectOption('ipuz');
    await button(page, 'Export').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^puzzles-\d{4}-\d\d-\d\d-ipuz\.zip$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    for (const title of ['Morning', 'Noon', 'Evening']) expect(bytes.includes(`${title}__Ann`)).toBe(true);
  });

  await test.step('rescheduled to days of their own', async () => {
    await button(page, 'Reschedule').click();
    const dialog = page.getByRole('dialog', { name: 'Reschedule 3 puzzles' });
    await dialog.getByLabel('First day').fill('2032-03-01');
    await expect(dialog).toContainText('Monday, March 1, 2032');
    await expect(dialog).toContainText('Wednesday, March 3, 2032');
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await expect(toast(page)).toHaveText('3 puzzles rescheduled');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Status').selectOption('Scheduled');
    await page.getByLabel('Series', { exact: true }).selectOption('Daily Teasers');
    await expect(titles(page)).toHaveCount(3);
  });

  await test.step('found again after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Manage Puzzles' })).toHaveAttribute('aria-selected', 'true');
    await expect(titles(page)).toHaveText(
      ['Evening', 'Morning', 'Noon'].map((name) => `Daily Teaser - ${name}`),
    );
    await expect(page.getByLabel('Status')).toHaveValue('scheduled');
  });

  await test.step('featured, and deleted once confirmed', async () => {
    await page.getByLabel('Select this page').check();
    await button(page, 'Feature').click();
    await expect(toast(page)).toHaveText('3 puzzles featured');
    await expect(rows(page).getByText('Featured')).toHaveCount(3);
    await page.getByLabel('Select this page').check();
    await button(page, 'Delete selected').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toHaveText('3 puzzles deleted');
    await expect(page.getByText('No puzzle matches your search.')).toBeVisible();
  });
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
  await button(page, `Number 3, move to another place: ${third}`).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Place/)
    .fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText(`${third} is now number 1 of`)).toBeAttached();
  await expect
    .poll(async () => (await titles(page).allTextContents()).slice(0, 3))
    .toEqual([third, second, first]);
});
