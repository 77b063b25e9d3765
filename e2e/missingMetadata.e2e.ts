import type { Page } from '@playwright/test';
import { cellInput } from './play/board.ts';
import { tinyPuzzle } from './play/tinyPuzzle.ts';
import { follow } from './support/follow.ts';
import { expect, test } from './support/test.ts';

const names = ['title', 'author', 'difficulty', 'size', 'datePublished'];
const withAll = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, value]));

const anyMonth = { month: '2026-11', newer: null, older: null, months: [], years: [] };

/** Answers the calls for puzzles without metadata, and goes there in the browser, which then makes the calls. */
async function followWithout(
  page: Page,
  href: string,
  metadata: Record<string, unknown> = {},
): Promise<void> {
  await page.route(/\/api\/puzzles\/(?:x|today)$/, (route) =>
    route.fulfill({ json: { ...tinyPuzzle, ...metadata } }),
  );
  await page.route(/\/api\/puzzles(?:\/recent)?(?:\?.*)?$/, (route) =>
    route.fulfill({
      json: [
        { id: 'x', featured: true, ...metadata },
        { id: 'y', ...metadata, title: 'Daily Teaser: ' },
      ],
    }),
  );
  await page.route(/\/api\/puzzles\/archive$/, (route) =>
    route.fulfill({ json: { ...anyMonth, puzzles: [{ id: 'x', ...metadata }] } }),
  );
  // The server does not know this puzzle, so it cannot count its games.
  await page.route(/\/api\/puzzles\/[^/]+\/report$/, (route) => route.fulfill({ json: { success: false } }));
  await follow(page, href);
}

/** Expects no trace of a value that is missing, neither on the page nor in its head. */
async function expectNoGaps(page: Page): Promise<void> {
  const texts = await page.evaluate(() => [
    document.title,
    document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? ''),
  ]);
  expect(texts.filter((text) => /undefined|null|NaN|Invalid Date|\bby\s*(?:$|[.\n])/im.test(text))).toEqual(
    [],
  );
}

for (const [what, metadata] of [
  ['missing', {}],
  ['null', withAll(null)],
  ['empty', withAll('')],
] as const)
  test(`a puzzle whose metadata is ${what} can be played, and its header has no gaps`, async ({
    page,
    allow,
  }) => {
    // The server has no such puzzle, so it gives no ticket.
    allow(/api\/solves\/tickets/);
    await followWithout(page, '/puzzles/x', metadata);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled');
    await expect(page.getByText('By Anonymous')).toBeVisible();
    await expect(page.getByText('Difficulty 1 of 5')).toBeAttached();
    await expect(page.getByRole('time')).toHaveCount(0);
    await expect(page).toHaveTitle('Untitled · Monster Crossword');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Play Untitled, a free 2×2 crossword by Anonymous.',
    );
    await expect(page.getByRole('gridcell')).toHaveCount(4);
    await expectNoGaps(page);
    await page.keyboard.type('abcd');
    await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
    await expectNoGaps(page);
  });

test('a date that is not one is not shown', async ({ page }) => {
  await followWithout(page, '/puzzles/x', { datePublished: 'soon' });
  await expect(page.getByText('By Anonymous')).toBeVisible();
  await expect(page.getByRole('time')).toHaveCount(0);
  await expectNoGaps(page);
});

test('the welcome popup shows an unknown difficulty as 3', async ({ page }) => {
  await followWithout(page, '/todaycrossword?puzzle=x&rewardtest=welcome');
  const dialog = page.getByRole('dialog', { name: 'Welcome to Untitled' });
  await expect(dialog).toContainText('Difficulty: 3/5');
});

test('the daily page and what a player shares have no gaps', async ({ page, context, allow }) => {
  allow(/api\/solves\/tickets/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await followWithout(page, '/todaycrossword?puzzle=today', { size: null });
  await expect(page).toHaveTitle("Today's crossword: Untitled · Monster Crossword");
  await expect(page.getByText('2×2')).toBeVisible();
  await page.getByRole('button', { name: 'More Puzzles' }).click();
  const card = page.getByRole('group', { name: 'Previous Daily Teasers' }).getByRole('link');
  await expect(card).toHaveText(/^Daily Teaser:\s*by AnonymousDifficulty 1 of 53×3$/);
  await expectNoGaps(page);
  await cellInput(page).focus();
  await page.keyboard.type('abcd');
  await page
    .getByRole('dialog', { name: 'Daily Puzzle Complete' })
    .getByRole('button', { name: 'Share' })
    .click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Monster Crossword, “Untitled” \(2×2\)\n/);
});

test('a level without metadata has no gaps', async ({ page }) => {
  await followWithout(page, '/levels/1-5?puzzle=x');
  await expect(page).toHaveTitle('Level 1: Untitled · Monster Crossword');
  await expectNoGaps(page);
});

test('lists have no gaps', async ({ page }) => {
  for (const [href, text] of [
    ['/', 'by Anonymous'],
    ['/archive', 'by Anonymous'],
    ['/lair', 'Untitled'],
  ] as const)
    await test.step(href, async () => {
      await followWithout(page, href);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText('Untitled').first()).toBeVisible();
      await expectNoGaps(page);
      const links = await page.getByRole('main').getByRole('link').allInnerTexts();
      expect(links.filter((link) => link.trim() === '')).toEqual([]);
    });
  await followWithout(page, '/archive');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Difficulty 1 of 5');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('3×3');
});
