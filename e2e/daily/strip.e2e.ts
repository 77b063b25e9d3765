import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { phone } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { getDailies, open } from './play.ts';

test.use({ viewport: phone.viewport });

const scroller = (page: Page) => page.getByRole('group', { name: 'Previous Daily Teasers' });
const leftOf = (page: Page) => scroller(page).evaluate((list) => Math.round(list.scrollLeft));

test('the strip opens with the earlier puzzles and closes again', async ({ page, request }) => {
  const [newest, second] = await getDailies(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'puzzle=today&timer=9');
  await page.getByRole('button', { name: 'More Puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Previous Daily Teasers' })).toBeVisible();
  const card = scroller(page).getByRole('link').nth(1);
  const date = new Date(String(second?.datePublished)).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (const text of [
    date,
    second?.title,
    `by ${second?.author}`,
    `Difficulty ${second?.difficulty} of 5`,
    `${second?.size}×${second?.size}`,
  ])
    await expect(card).toContainText(String(text));
  await expect(scroller(page).locator('[aria-current]')).toContainText(String(newest?.title));
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('button', { name: 'More Puzzles' })).toBeVisible();
  await expect(scroller(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'More Puzzles' }).click();
  const entries = await page.evaluate(() => history.length);
  await card.click();
  await page.waitForURL(({ search }) => search === `?puzzle=${second?.id}&timer=9`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test.describe('with 1,000 cards', () => {
  test.beforeEach(async ({ page }) => {
    const list = Array.from({ length: 1000 }, (_, index) => ({
      id: `d${index}`,
      title: `Daily Teaser ${index}`,
      author: 'Ann',
      difficulty: 3,
      size: 5,
      datePublished: new Date(Date.parse('2026-11-15') - index * 86_400_000).toISOString().slice(0, 10),
      featured: false,
      order: index,
    }));
    await page.route('/api/puzzles', (route) => route.fulfill({ json: list }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'puzzle=today');
    await page.getByRole('button', { name: 'More Puzzles' }).click();
    await expect(scroller(page).getByRole('link').first()).toBeVisible();
  });

  test('only nearby cards are on the page, at both ends of the strip', async ({ page }) => {
    expect(await scroller(page).getByRole('listitem').count()).toBeLessThan(30);
    await scroller(page).scrollIntoViewIfNeeded();
    await scroller(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await expect(scroller(page).getByRole('link', { name: 'Daily Teaser 999' })).toBeInViewport({
      ratio: 0.9,
    });
    expect(await scroller(page).getByRole('listitem').count()).toBeLessThan(30);
    await expect(scroller(page).getByRole('listitem').last()).toHaveAttribute('aria-setsize', '1000');
  });

  test('the arrow buttons scroll by 200 px', async ({ page }) => {
    await page.getByRole('button', { name: 'Scroll to older puzzles' }).click();
    await expect.poll(() => leftOf(page)).toBe(200);
    await page.getByRole('button', { name: 'Scroll to older puzzles' }).click();
    await expect.poll(() => leftOf(page)).toBe(400);
    await page.getByRole('button', { name: 'Scroll to newer puzzles' }).click();
    await expect.poll(() => leftOf(page)).toBe(200);
  });

  test('no press of an arrow button is lost, however quickly they follow each other', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const press = (name: string, times: number) =>
      page.getByRole('button', { name }).evaluate((button: HTMLElement, count) => {
        for (let turn = 0; turn < count; turn += 1) button.click();
      }, times);
    const older = page.getByRole('button', { name: 'Scroll to older puzzles' });
    await older.click({ clickCount: 3 });
    await expect.poll(() => leftOf(page)).toBe(600);
    await press('Scroll to newer puzzles', 2);
    await expect.poll(() => leftOf(page)).toBe(200);
    await press('Scroll to newer puzzles', 5);
    await expect.poll(() => leftOf(page)).toBe(0);
    await press('Scroll to older puzzles', 2);
    await expect.poll(() => leftOf(page)).toBe(400);

    await scroller(page).hover();
    await page.mouse.wheel(0, 330);
    await expect.poll(() => leftOf(page)).toBe(730);
    await older.click();
    await expect.poll(() => leftOf(page)).toBe(930);

    const end = await scroller(page).evaluate((list) => list.scrollWidth - list.clientWidth);
    await scroller(page).hover();
    await page.mouse.wheel(0, end);
    await expect.poll(() => leftOf(page)).toBe(end);
    await press('Scroll to older puzzles', 3);
    await press('Scroll to newer puzzles', 1);
    await expect.poll(() => leftOf(page)).toBe(end - 200);
  });

  test('the wheel, arrow keys and Tab scroll, too', async ({ page }) => {
    await scroller(page).hover();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => leftOf(page)).toBe(500);
    await scroller(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => leftOf(page)).toBeGreaterThan(500);
    await scroller(page).evaluate((list) => list.scrollTo({ left: 0 }));
    const cards = scroller(page).getByRole('listitem');
    await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
    for (let tab = 1; tab <= 12; tab++) {
      await page.keyboard.press('Tab');
      await expect(scroller(page).locator(`[aria-posinset="${tab}"] a`)).toBeFocused();
    }
  });
});

test.describe('by touch', () => {
  test.use(phone);

  test('a swipe scrolls the strip, and the keyboard does not cover it', async ({ page }) => {
    await open(page, 'puzzle=today');
    await page.getByRole('button', { name: 'More Puzzles' }).tap();
    await expect(scroller(page).getByRole('link').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const keys = await page.getByRole('group', { name: 'Keyboard' }).boundingBox();
    const foot = await page.getByRole('contentinfo').boundingBox();
    // The keyboard ends with the game, so the player can scroll past it to the rest of the page.
    expect((keys?.y ?? 0) + (keys?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
    const box = await scroller(page).boundingBox();
    const session = await page.context().newCDPSession(page);
    const y = (box?.y ?? 0) + 60;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', 320);
    for (let x = 310; x >= 60; x -= 10) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => leftOf(page)).toBeGreaterThan(150);
  });
});
