import type { Page } from '@playwright/test';
import { getDailies, newUid } from './daily/play.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { follow } from './support/follow.ts';
import { expect, test } from './support/test.ts';

/** Answers of 200 that are JSON, but not what any call promises. */
const wrongBodies = ['{}', '"x"', '[null]', '{"completedPuzzles":5}', '{"exists":true}'];

/** Where the strip of earlier puzzles is on the page. */
const phone = { width: 390, height: 844 };

async function answerWith(page: Page, calls: string, body: string): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ body, contentType: 'application/json' }));
}

const pages: [href: string, failure: string][] = [
  ['/', 'The puzzles could not be loaded just now. Please try again later.'],
  ['/leaderboard', 'The leaderboard could not be loaded. Please try again later.'],
  ['/todaycrossword?puzzle=today', 'Failed to load puzzle. Please try again later.'],
  ['/puzzles/05-2-0001', 'Failed to load puzzle. Please try again later.'],
  ['/levels/1-5?puzzle=03-1-0001', 'Failed to load puzzle. Please try again later.'],
  ['/archive', 'The archive could not be loaded. Please try again later.'],
  ['/lair', 'The puzzles could not be loaded just now. Please try again later.'],
  ['/database-status', 'Failed to load database status'],
];

async function expectFailures(page: Page, body: string, expected: typeof pages): Promise<void> {
  await answerWith(page, '/api/**', body);
  for (const [href, failure] of expected)
    await test.step(href, async () => {
      await follow(page, href);
      await expect(page.getByText(failure)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
}

for (const body of wrongBodies)
  test(`an answer of ${body} counts as a failed call on the home, leaderboard and daily pages`, async ({
    page,
  }) => expectFailures(page, body, pages.slice(0, 3)));

test('an answer of the wrong shape counts as a failed call on all other pages', async ({ page }) =>
  expectFailures(page, '[null]', pages.slice(3)));

test('the rest of the home page goes on working when its calls are answered wrongly', async ({ page }) => {
  await answerWith(page, '/api/**', '[null]');
  await follow(page, '/');
  await expect(page.getByText('The puzzles could not be loaded just now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start at level 1' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: "Play Today's Crossword" }).click();
  await expect(page).toHaveURL(/todaycrossword/);
});

for (const body of wrongBodies)
  test(`the daily game plays on when ticks and list are answered with ${body}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await answerWith(page, '/api/puzzle-completions/*', body);
    await answerWith(page, '/api/puzzles', body);
    await page.goto(`/todaycrossword?puzzle=today&uid=${newUid()}`);
    await page.getByRole('button', { name: 'More Puzzles' }).click();
    await expect(page.getByText('The puzzles could not be loaded just now.')).toBeVisible();
    await page.getByRole('gridcell').and(page.locator('[data-cell]')).first().click();
    await page.keyboard.press('A');
    await expect(page.locator('[data-cell]').first()).toContainText('A');
  });

test('ticks that are answered wrongly leave the strip as it is without them', async ({ page, request }) => {
  const [newest] = await getDailies(request);
  await page.setViewportSize(phone);
  await answerWith(page, '/api/puzzle-completions/*', '{"completedPuzzles":5}');
  await page.goto(`/todaycrossword?puzzle=today&uid=${newUid()}`);
  await page.getByRole('button', { name: 'More Puzzles' }).click();
  await expect(page.getByRole('link', { name: newest?.title ?? 'the newest' }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Completed' })).toHaveCount(0);
});

test('a part of the page that breaks says so, can be tried again, and leaves the game alone', async ({
  page,
  allow,
}) => {
  allow(/broken on purpose/);
  await page.setViewportSize(phone);
  const part = "if (!globalThis.isFixed) throw new Error('broken on purpose'); return 'Fixed';";
  await page.route('**/assets/StripPanel-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const StripPanel = () => { ${part} };`,
    }),
  );
  await page.goto('/todaycrossword?puzzle=today');
  await page.getByRole('button', { name: 'More Puzzles' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'This part of the page could not be shown.' });
  await expect(failure).toBeVisible();
  await expectNoAxeViolations(page);
  await page.locator('[data-cell]').first().click();
  await page.keyboard.press('B');
  await expect(page.locator('[data-cell]').first()).toContainText('B');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isFixed: true }));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByText('Fixed')).toBeVisible();
});
