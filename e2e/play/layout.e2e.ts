import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoAxeViolations.ts';
import { phone } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { clue, openPuzzle, press, untilReady } from './board.ts';
import { addresses, banner, boxOf, expectInView, expectStack, keyboard, partsOf } from './layout.ts';

const grid = (page: Page) => page.getByRole('grid');
const key = (page: Page, name: string) => keyboard(page).getByRole('button', { name, exact: true });

/** Does the same on a puzzle, a large one, a level and the daily page. */
async function onEach(page: Page, check: (address: string) => Promise<void>): Promise<void> {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await untilReady(page);
      await check(address);
      await expectNoSidewaysScroll(page);
    });
}

// Two whole screens, then what the browser's bars leave of common ones.
for (const [width, height] of [
  [390, 844],
  [320, 568],
  [320, 480],
  [360, 560],
  [375, 553],
  [390, 664],
  [412, 782],
] as const)
  test.describe(`on a phone of ${width}x${height}`, () => {
    test.use({ ...phone, viewport: { width, height } });

    test('all that a player needs is in view, in the order of the page', async ({ page }) => {
      await onEach(page, async (address) => expectStack(page, partsOf(page, address)));
    });
  });

test.describe('without ads', () => {
  test.use({ ...phone, viewport: { width: 375, height: 553 } });

  test('their space belongs to the game', async ({ page }) => {
    await openPuzzle(page, '15-4-0001');
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThan(20);
    expect((await boxOf(grid(page))).width).toBeGreaterThan(235);
  });
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  test.describe(`on a phone on its side, ${width}x${height}`, () => {
    test.use({ ...phone, viewport: { width, height } });

    test('the keyboard and the tools are next to the grid', async ({ page }) => {
      await onEach(page, async (address) => {
        await expectInView(...partsOf(page, address));
        const { x, width: side } = await boxOf(grid(page));
        for (const part of [page.getByRole('toolbar'), banner(page), keyboard(page)])
          expect((await boxOf(part)).x).toBeGreaterThan(x + side);
      });
    });
  });

for (const [width, height] of [
  [820, 1180],
  [768, 1024],
  [1180, 820],
  [1024, 768],
] as const)
  test.describe(`on a tablet of ${width}x${height}`, () => {
    test.use({ ...phone, viewport: { width, height } });

    test('clues are in view with the grid, and thumbs reach all keys', async ({ page }) => {
      await onEach(page, async (address) => {
        const lists = ['Across', 'Down'].map((name) => page.getByRole('region', { name }));
        await expectInView(...partsOf(page, address), ...lists);
        const [q, p] = [await boxOf(key(page, 'Q')), await boxOf(key(page, 'P'))];
        expect(p.x + p.width - q.x).toBeLessThan(640);
        expect(q.width).toBeGreaterThan(30);
        const board = await boxOf(grid(page));
        for (const list of lists) {
          const box = await boxOf(list);
          expect(box.height).toBeGreaterThan(140);
          if (width > height) expect(box.x).toBeGreaterThan(board.x + board.width);
          else expect(box.y).toBeGreaterThan(board.y + board.height);
          expect(box.y + box.height).toBeLessThanOrEqual((await boxOf(keyboard(page))).y + 0.5);
        }
      });
    });

    test('the current clue scrolls into view in its list', async ({ page }) => {
      await openPuzzle(page, '15-4-0001');
      await press(page, 'Shift+Enter');
      const current = page.getByRole('region', { name: 'Down' }).getByRole('button').last();
      await expect(current).toHaveAttribute('aria-current', 'true');
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

test.describe('for fingers', () => {
  test.use({ ...phone, viewport: { width: 360, height: 640 } });

  test('clues, buttons and links are at least 44 pixels high', async ({ page }) => {
    await page.goto('/todaycrossword?puzzle=today');
    await untilReady(page);
    await page.getByRole('button', { name: 'More Puzzles' }).tap();
    await expect(page.getByRole('link', { name: 'All puzzles by month' })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).tap();
    // The tools and the keys have sizes of their own.
    const low = await page
      .locator('a, button, select, label')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter((each) => each.closest('[role=toolbar], [role=group][aria-label=Keyboard]') === null)
          .filter((each) => each.getBoundingClientRect().height < 44)
          .map((each) => `${each.textContent} ${each.ariaLabel} ${each.getBoundingClientRect().height}`),
      );
    expect(low).toEqual([]);
    expect((await boxOf(clue(page, 'Across', 1))).height).toBeGreaterThanOrEqual(44);
  });
});
