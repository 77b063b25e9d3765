import type { Page } from '@playwright/test';
import { open } from './daily/play.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { expectSameDocument, follow } from './support/follow.ts';
import { button, phone } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const puzzleFailure = 'Failed to load puzzle. Please try again later.';
const listFailure = 'The puzzles could not be loaded just now.';

test.beforeEach(({ allow }) => allow(/500|ERR_FAILED/));

async function failCalls(page: Page): Promise<void> {
  await page.route('/api/**', (route) => route.fulfill({ status: 500, json: { message: 'Oh dear' } }));
}

/** Tries again with Enter, and again when that fails, and expects the button to keep the focus. */
async function expectAnotherFailure(page: Page, failure: string): Promise<void> {
  const tryAgain = button(page, 'Try again').first();
  await expect(page.getByText(failure)).toBeVisible();
  await tryAgain.focus();
  for (let turn = 0; turn < 2; turn += 1) {
    const asked = page.waitForRequest('/api/**');
    await page.keyboard.press('Enter');
    await asked;
    await expect(page.getByText(failure)).toHaveCount(0);
    await expect(page.getByText(failure)).toBeVisible();
    await expect(tryAgain).toBeFocused();
  }
}

const pages: [href: string, failure: string, content: (page: Page) => ReturnType<Page['locator']>][] = [
  ['/puzzles/05-2-0001', puzzleFailure, (page) => page.getByRole('grid')],
  ['/puzzles?puzzle=05-2-0001', puzzleFailure, (page) => page.getByRole('grid')],
  ['/levels/1-5?puzzle=03-1-0001', puzzleFailure, (page) => page.getByRole('grid')],
  ['/todaycrossword?puzzle=today', puzzleFailure, (page) => page.getByRole('grid')],
  ['/archive', 'The archive could not be loaded.', (page) => page.getByText(/^\d+ puzzles$/)],
  ['/lair', listFailure, (page) => page.getByText(/^And \d+ more/)],
  ['/leaderboard', 'The leaderboard could not be loaded.', (page) => page.getByText(/Nobody is|Rank/)],
];

for (const [href, failure, content] of pages)
  test(`${href} asks the server again when the visitor tries again, without a reload`, async ({ page }) => {
    await failCalls(page);
    await follow(page, href);
    await expectAnotherFailure(page, failure);
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(content(page).first()).toBeVisible();
    await expect(button(page, 'Try again')).toHaveCount(0);
    await expect(page.getByText(failure)).toHaveCount(0);
    await expectSameDocument(page);
  });

test('a puzzle that arrives after another try can be played at once', async ({ page }) => {
  await failCalls(page);
  await follow(page, '/puzzles/05-2-0001');
  await expect(page.getByText(puzzleFailure)).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('q');
  await expect(page.locator('[data-cell]').first()).toContainText('Q');
});

test('every section of the home page can be tried again by itself', async ({ page }) => {
  await failCalls(page);
  await follow(page, '/');
  await expect(button(page, 'Try again')).toHaveCount(4);
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  for (const [name, content] of [
    ["Today's crossword", 'Open the grid'],
    ['Featured puzzles', 'Difficulty'],
    ['Recent Daily Teasers', 'Difficulty'],
    ['Top of the leaderboard', /Nobody is ranked yet|\d/],
  ] as const) {
    const section = page.getByRole('region', { name });
    await button(section, 'Try again').press('Enter');
    await expect(section.getByText(content).first()).toBeVisible();
    await expect(button(section, 'Try again')).toHaveCount(0);
    await expect(section).toBeFocused();
  }
});

for (const way of ['a link and back', 'the browser’s memory of the whole page'] as const)
  test(`a visitor who returns by ${way} sees no remembered failure`, async ({ page }) => {
    await failCalls(page);
    await follow(page, '/puzzles/05-2-0001');
    await expect(page.getByText(puzzleFailure)).toBeVisible();
    if (way === 'a link and back') {
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { name: 'About' }).first()).toBeVisible();
    }
    await page.unrouteAll();
    if (way === 'a link and back') await page.goBack();
    else await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('grid')).toBeVisible();
    await expectSameDocument(page);
  });

test('a page that has loaded asks for nothing again when the browser brings it back', async ({ page }) => {
  await follow(page, '/archive');
  await expect(page.getByText(/^\d+ puzzles$/)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.goBack();
  await expect(page.getByText(/^\d+ puzzles$/)).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test.describe('on the daily page of a phone', () => {
  test.use({ viewport: phone.viewport });
  const cards = (page: Page) => page.getByRole('group', { name: 'Previous Daily Teasers' }).getByRole('link');

  test('the strip asks for its puzzles again', async ({ page }) => {
    await failCalls(page);
    await open(page, 'puzzle=today');
    await button(page, 'More Puzzles').click();
    await expectAnotherFailure(page, listFailure);
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Previous Daily Teasers' })).toBeFocused();
  });

  test('the strip and the statistics ask for their code and styles again', async ({ page }) => {
    await open(page, 'puzzle=today');
    for (const part of ['StripPanel', 'StatisticsDialog'])
      await page.route(`**/assets/${part}-*`, (route) => route.abort());

    await button(page, 'More Puzzles').click();
    await expect(page.getByText(listFailure)).toBeVisible();
    await button(page, 'Try again').click();
    await expect(page.getByText('Loading puzzles...')).toBeVisible();
    await expect(page.getByText(listFailure)).toBeVisible();
    await expect(button(page, 'Try again')).toBeFocused();
    await button(page, 'Hide').click();

    await button(page, 'Statistics').click();
    const dialog = page.getByRole('dialog', { name: 'Statistics' });
    await expect(dialog.getByText('The statistics could not be loaded just now.')).toBeVisible();
    await button(dialog, 'Close').click();
    await expect(dialog).toHaveCount(0);
    await button(page, 'Statistics').click();
    await expect(dialog.getByText('The statistics could not be loaded just now.')).toBeVisible();

    await page.unrouteAll();
    await button(dialog, 'Try again').click();
    await expect(dialog.getByText('Longest streak')).toBeVisible();
    await expect(dialog.locator('dl')).toHaveCSS('display', 'grid');
    await button(dialog, 'Close').click();
    await button(page, 'More Puzzles').click();
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).first()).toHaveCSS('display', 'grid');
  });
});
