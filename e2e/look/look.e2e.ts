import type { Page } from '@playwright/test';
import { openPuzzle, press, solve, untilReady } from '../play/board.ts';
import {
  expectNoAxeViolations,
  expectNoAxeViolationsInBothThemes,
} from '../support/expectNoAxeViolations.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

const light = 'rgb(251, 247, 239)';
const dark = 'rgb(27, 22, 38)';

type Watched = { colors: Set<string>; moves: number };

/** From the next page on, records the background color of every frame and counts animations. */
async function watch(page: Page): Promise<() => Promise<{ colors: string[]; moves: number }>> {
  await page.addInitScript(() => {
    const watched: Watched = { colors: new Set(), moves: 0 };
    Object.assign(globalThis, { watched });
    const look = (): void => {
      if (document.body !== null) watched.colors.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    // oxlint-disable-next-line typescript/unbound-method -- called on its own element below
    const { animate } = Element.prototype;
    Element.prototype.animate = function count(...args) {
      watched.moves += 1;
      return animate.apply(this, args);
    };
  });
  return () =>
    page.evaluate(() => {
      const { colors, moves } = (globalThis as unknown as { watched: Watched }).watched;
      return { colors: [...colors], moves };
    });
}

test('the chosen theme applies from the first frame, in all tabs', async ({ page, context }) => {
  const watched = await watch(page);
  await page.goto('/about');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
  await page.goto('/puzzles/03-1-0001');
  await untilReady(page);
  expect((await watched()).colors).toEqual([dark]);

  const other = await context.newPage();
  await other.goto('/contact');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'Auto' }).check();
  for (const each of [page, other]) await expect(each.locator('body')).toHaveCSS('background-color', light);
});

test('a solved puzzle hatches a monster that lives in the lair', async ({ page }) => {
  const watched = await watch(page);
  await openPuzzle(page, '03-1-0001');
  await test.step('letters are animated', async () => {
    await expect
      .poll(async () => {
        await press(page, 'X Backspace');
        return (await watched()).moves;
      })
      .toBeGreaterThan(0);
  });
  await solve(page, '03-1-0001');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('has hatched!');
  await expect(dialog.getByRole('button', { name: 'Next Level' })).toBeFocused();
  const name = (await dialog.locator('figcaption strong').textContent()) ?? '';
  await dialog.getByRole('link', { name: 'See your lair' }).click();
  await expect(page.getByText('1 monster found')).toBeVisible();
  const found = page.getByRole('region', { name: 'Other monsters' }).getByRole('button', { name });
  await found.click();
  await expect(dialog.getByRole('link')).toHaveText(['Double Take', 'Watch your solve']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const hidden = page.getByRole('region', { name: 'Still to find' });
  await expect(hidden.getByRole('link').first()).toHaveText('Behind the five levels');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(found).toBeVisible();
});

test('nothing moves for a player who wants reduced motion', async ({ page }) => {
  const watched = await watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const effects = page.waitForResponse(/gridMotion/);
  await openPuzzle(page, '03-1-0001');
  await press(page, 'X');
  await effects;
  await press(page, 'Backspace');
  await solve(page, '03-1-0001');
  await expect(page.getByRole('dialog')).toContainText('has hatched!');
  expect((await watched()).moves).toBe(0);
  // What settles only takes no press for a moment.
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().some((frame) => !('pointerEvents' in frame)),
      ).length;
  expect(await page.evaluate(moving)).toBe(0);
});

test('fonts that load late move nothing, and fonts and styles stay small', async ({ page }) => {
  await watchShifts(page);
  const sizes = { woff2: 0, css: 0 };
  page.on('response', (response) => {
    const kind = /\.(woff2|css)$/.exec(response.url())?.[1];
    if (kind === 'woff2' || kind === 'css') sizes[kind] += Number(response.headers()['content-length']);
  });
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  // As for somebody whose cache has lost them.
  await page.addInitScript(() => localStorage.setItem('monster-fonts', 'true'));
  const fonts = page.waitForResponse(/atkinson.*woff2/);
  await page.goto('/puzzles/09-2-0001');
  await (await fonts).finished();
  await page.evaluate(() => document.fonts.ready);
  await untilReady(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(sizes.woff2).toBeGreaterThan(0);
  expect(sizes.woff2).toBeLessThan(60_000);
  expect(sizes.css).toBeLessThan(15_000);
});

test('the home page continues where the player left off, and the style guide is accessible', async ({
  page,
}) => {
  await page.goto('/todaycrossword?puzzle=today');
  await untilReady(page);
  await page.keyboard.type('QZ');
  await page.goto('/');
  await expect(page.getByText(/^2 of \d+ letters are in\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/todaycrossword?puzzle=today',
  );
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    /\S/,
    'Five levels',
    'Featured puzzles',
    'Recent Daily Teasers',
    'Top of the leaderboard',
  ]);
  // Players of other tests may have joined by now.
  await expect(page.getByRole('region', { name: 'Top of the leaderboard' })).toContainText(
    /Nobody is ranked yet|\w+\d+$/,
  );
  await page.goto('/styleguide');
  await expectNoAxeViolationsInBothThemes(page);
});
