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
