import type { Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, failOnce, logIn, newAuthor, openAdmin, password } from './admin.ts';
import { csvFile } from './files.ts';

test.use({ settings: adminSettings });

const unsaved = (page: Page) => page.getByText('There are changes that are not saved.');
const featured = (page: Page) =>
  page
    .getByRole('list', { name: /^Featured/ })
    .getByRole('listitem')
    .locator('strong');

/** Features two new puzzles in place of all others, without saving. */
async function featureTwo(page: Page): Promise<void> {
  const author = newAuthor();
  const files = ['Evening', 'Morning'].map((title) => csvFile(title, author));
  await openAdmin(page, 'Featured Puzzles', ...files);
  await expect(page.getByRole('heading', { name: /^Featured \(\d+\)/ })).toBeVisible();
  for (let count = await featured(page).count(); count > 0; count -= 1)
    await button(page, /^Remove:/)
      .first()
      .click();
  await expect(page.getByText('No puzzles featured. Select puzzles from the right panel.')).toBeVisible();
  for (const title of ['Evening', 'Morning']) {
    await page.getByRole('searchbox').fill(`${title} ${author}`.toLowerCase());
    await button(page, `Feature: ${title}`).click();
  }
  await expect(featured(page)).toHaveText(['Evening', 'Morning']);
  await expect(unsaved(page)).toBeVisible();
}

test('featured puzzles are chosen, ordered, saved and shown on the home page', async ({ page, allow }) => {
  allow(/\b500\b/);
  await featureTwo(page);
  await button(page, 'Move up: Morning').focus();
  await page.keyboard.press('Enter');
  await expect(featured(page)).toHaveText(['Morning', 'Evening']);
  await expect(button(page, 'Move up: Morning')).toBeFocused();
  await expectFit(page);
  await failOnce(page, '/admin/api/puzzles/featured', 'POST');
  await button(page, 'Save').click();
  await expect(toast(page)).toHaveText('Failed to update featured puzzles Oh dear');
  await button(page, 'Save').click();
  await expect(toast(page)).toHaveText('Featured puzzles updated successfully');
  await expect(unsaved(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Monster Crossword' }).click();
  await expect(page.getByRole('region', { name: 'Featured puzzles' }).getByRole('link')).toHaveText([
    'Morning',
    'Evening',
  ]);
  await page.goBack();
  await expect(button(page, 'Log out')).toBeVisible();
});

test('leaving with unsaved changes asks first, whichever tab is open and however one leaves', async ({
  page,
}) => {
  await featureTwo(page);
  await page.getByRole('tab', { name: 'Upload Puzzles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(dialog).toContainText('The changes of the featured puzzles are not saved.');
  await expectFit(page);
  await button(dialog, 'Stay').click();
  await expect(page).toHaveURL('/admin');
  await button(page, 'Log out').click();
  await expect(page.getByRole('dialog', { name: 'Log out?' })).toContainText('are not saved');
  await button(page.getByRole('dialog'), 'Stay').click();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const prompt = await asked;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();
  await page.getByRole('tab', { name: 'Featured Puzzles' }).click();
  await expect(featured(page)).toHaveText(['Evening', 'Morning']);
  await page.getByRole('banner').getByRole('link', { name: 'Monster Crossword' }).click();
  await button(dialog, 'Leave').click();
  await expect(page).toHaveURL('/');
});

test('an admin who saves after another one is told, and shown the difference', async ({ page, allow }) => {
  allow(/\b409\b/);
  await featureTwo(page);
  const list = async () =>
    (await (await page.request.get('/admin/api/puzzles')).json()) as { id: string; title: string }[];
  const other = (await list()).find(({ title }) => title !== 'Evening' && title !== 'Morning');
  const save = () => page.request.post('/admin/api/puzzles/featured', { data: { puzzleIds: [other?.id] } });
  // Twice, so that it differs from what was featured before, whatever that was.
  await page.request.post('/admin/api/puzzles/featured', { data: { puzzleIds: [] } });
  expect((await save()).status()).toBe(200);
  await button(page, 'Save').click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('Somebody else has saved meanwhile');
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('listitem')).toHaveText([other?.title ?? '']);
  await expect(conflict).toContainText(`Only there: ${other?.title}`);
  await expect(conflict).toContainText('Only in your list: Evening, Morning');
  await expectFit(page);
  await button(conflict, 'Save my list instead').click();
  await expect(toast(page)).toHaveText('Featured puzzles updated successfully');
  await expect(unsaved(page)).toBeHidden();
  await expect(featured(page)).toHaveText(['Evening', 'Morning']);
});

test('unsaved changes survive the end of the session', async ({ page, allow }) => {
  allow(/\b401\b/);
  await featureTwo(page);
  await page.context().clearCookies();
  await button(page, 'Save').click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await logIn(page, password);
  await expect(featured(page)).toHaveText(['Evening', 'Morning']);
  await button(page, 'Save').click();
  await expect(toast(page)).toHaveText('Featured puzzles updated successfully');
  await expect(unsaved(page)).toBeHidden();
});

test('a scheduled puzzle is marked and not counted, because the home page does not show it yet', async ({
  page,
}) => {
  const author = newAuthor();
  await openAdmin(page, 'Featured Puzzles', csvFile('Someday', author, '2033-01-03'));
  const heading = page.getByRole('heading', { name: /^Featured \(\d+\)/ });
  const before = (await heading.textContent()) ?? '';
  await page.getByRole('searchbox').fill(`someday ${author}`.toLowerCase());
  await expect(page.getByText('Scheduled for Jan 3, 2033')).toBeVisible();
  await button(page, 'Feature: Someday').click();
  await expect(featured(page).last()).toHaveText('Someday');
  await expect(heading).toHaveText(before);
  await expect(page.getByText('1 scheduled puzzle is not counted')).toBeVisible();
  await button(page, 'Save').click();
  await expect(
    page.getByText(/^The home page shows \d+ of these \d+; the others follow on their dates\.$/),
  ).toBeVisible();
  await expectFit(page);
  const shown = (await (await page.request.get('/api/puzzles?featured=true')).json()) as unknown[];
  expect(before).toBe(`Featured (${shown.length})`);
  await button(page, 'Remove: Someday').click();
  await button(page, 'Save').click();
  await expect(page.getByText('The home page shows these.')).toBeVisible();
});
