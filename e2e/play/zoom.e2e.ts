import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { phone } from '../support/screen.ts';
import { unexpectedShiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { cell, cellInput, clue, openPuzzle, press } from './board.ts';

const fifteen = '15-4-0001';
const zoomButton = (page: Page): Locator => page.getByRole('button', { name: /^Zoom (?:in|out)$/ });
const frame = (page: Page): Locator => page.getByRole('grid').locator('xpath=../..');
const selected = (page: Page): Locator => page.locator('[aria-selected=true]');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Not on the screen');
  return box;
}

const cellSide = async (page: Page): Promise<number> => (await boxOf(cell(page, 0))).width;
const pageTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Waits until a part of the grid lies inside its frame, give or take a pixel. */
async function expectInFrame(page: Page, part: Locator): Promise<void> {
  const isInside = async (): Promise<boolean> => {
    const [inner, outer] = [await boxOf(part), await boxOf(frame(page))];
    return (
      inner.x > outer.x - 1 &&
      inner.y > outer.y - 1 &&
      inner.x + inner.width < outer.x + outer.width + 1 &&
      inner.y + inner.height < outer.y + outer.height + 1
    );
  };
  await expect.poll(isInside).toBe(true);
}

type Finger = readonly [x: number, y: number];

/** Puts fingers on the grid, moves them through the given positions, which are relative to its frame, and lifts them. */
async function touch(page: Page, ...positions: readonly (readonly Finger[])[]): Promise<void> {
  const { x: left, y: top } = await boxOf(frame(page));
  const client = await page.context().newCDPSession(page);
  for (const [step, fingers] of positions.entries())
    await client.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map(([x, y], id) => ({ x: left + x, y: top + y, id })),
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Two fingers that move apart or together around a point. */
function around([x, y]: Finger, ...distances: readonly number[]): Finger[][] {
  return distances.map((distance) => [
    [x - distance / 2, y],
    [x + distance / 2, y],
  ]);
}

test.describe('on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 568 } });

  test.beforeEach(async ({ page }) => {
    await watchShifts(page);
    await openPuzzle(page, fifteen);
    await expect(zoomButton(page)).toBeVisible();
  });

  test.afterEach(async ({ page }) => {
    expect(await unexpectedShiftsOf(page)).toEqual([]);
    expect(await pageTop(page)).toBe(0);
  });

  test('a button shows the grid larger in the same place, and whole again', async ({ page }) => {
    const place = await boxOf(frame(page));
    const whole = await cellSide(page);
    const { width: wide, height: high } = await boxOf(zoomButton(page));
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    await zoomButton(page).tap();
    await expect(zoomButton(page)).toHaveAccessibleName('Zoom out');
    expect(await cellSide(page)).toBeGreaterThanOrEqual(34);
    expect(await cellSide(page)).toBeLessThanOrEqual(44);
    expect(await boxOf(frame(page))).toEqual(place);
    await zoomButton(page).tap();
    await expect(zoomButton(page)).toHaveAccessibleName('Zoom in');
    expect(await cellSide(page)).toBe(whole);
  });

  test('typing, clues and Tab keep the selected word in view', async ({ page }) => {
    await zoomButton(page).tap();
    await cell(page, 0).tap();
    await press(page, 'CAT');
    await expectInFrame(page, selected(page));
    for (const [direction, number, last] of [
      ['Across', 77, 224],
      ['Down', 13, 44],
    ] as const) {
      await clue(page, direction, number).click();
      await page.evaluate(() => scrollTo(0, 0));
      await expectInFrame(page, selected(page));
      await expectInFrame(page, cell(page, last));
    }
    await press(page, 'Shift+Tab Shift+Tab Tab');
    await expectInFrame(page, selected(page));
    await expectInFrame(page, cellInput(page));
  });

  test('a tap selects the cell under the finger', async ({ page }) => {
    await zoomButton(page).tap();
    await touch(page, ...around([100, 100], 60, 90));
    const target = cell(page, 17);
    await expectInFrame(page, target);
    const { x, y, width: side } = await boxOf(target);
    await page.touchscreen.tap(x + side * 0.8, y + side * 0.8);
    await expect(target).toHaveAttribute('aria-selected', 'true');
    const gap = (): Promise<number> =>
      target.evaluate((element) => {
        const input = document.querySelector('#cell-input')?.getBoundingClientRect();
        const { left, top } = element.getBoundingClientRect();
        return Math.abs((input?.left ?? 0) - left) + Math.abs((input?.top ?? 0) - top);
      });
    await expect.poll(gap).toBeLessThan(6);
    await press(page, 'Q');
    await expect(target).toHaveText(/Q$/);
  });

  test('two fingers zoom around what is between them, and the page stays as it is', async ({ page }) => {
    const whole = await cellSide(page);
    const middle = await boxOf(cell(page, 112));
    const at: Finger = [(await boxOf(frame(page))).width / 2, (await boxOf(frame(page))).height / 2];
    await touch(page, ...around(at, 60, 80, 100, 120));
    expect((await cellSide(page)) / whole).toBeCloseTo(2, 1);
    const { x, y, width: side } = await boxOf(cell(page, 112));
    expect(Math.abs(x + side / 2 - middle.x - middle.width / 2)).toBeLessThan(3);
    expect(Math.abs(y + side / 2 - middle.y - middle.height / 2)).toBeLessThan(3);
    await expect(zoomButton(page)).toHaveAccessibleName('Zoom out');
    await touch(page, ...around(at, 40, 120, 200));
    expect((await cellSide(page)) / whole).toBeCloseTo(3, 1);
    await touch(page, ...around(at, 200, 120, 30));
    expect(await cellSide(page)).toBe(whole);
    await expect(zoomButton(page)).toHaveAccessibleName('Zoom in');
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('one finger looks around, and the next key returns to the selection', async ({ page }) => {
    await zoomButton(page).tap();
    await expectInFrame(page, selected(page));
    const first = await boxOf(selected(page));
    await touch(page, [[200, 200]], [[180, 180]], [[120, 120]], [[60, 60]], [[20, 20]]);
    await expect.poll(async () => (await boxOf(selected(page))).x).toBeLessThan(first.x - 100);
    await press(page, 'C');
    await expectInFrame(page, selected(page));
    await expectInFrame(page, cell(page, 0));
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 664 } });

  test('the grid stays zoomed after a dialog, Start over and a turn of the phone', async ({ page }) => {
    await openPuzzle(page, fifteen);
    await press(page, 'CATS');
    await zoomButton(page).tap();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.getByRole('button', { name: 'Start over' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).tap();
    await expect(cell(page, 0)).toHaveText('1');
    expect(await cellSide(page)).toBeGreaterThanOrEqual(34);
    await page.setViewportSize({ width: 664, height: 390 });
    await expect(zoomButton(page)).toHaveAccessibleName('Zoom out');
    await expectInFrame(page, selected(page));
    await clue(page, 'Across', 71).click();
    await expectInFrame(page, selected(page));
  });

  test('what is printed is the whole grid', async ({ page }) => {
    await openPuzzle(page, fifteen);
    await zoomButton(page).tap();
    await clue(page, 'Across', 71).click();
    await expectInFrame(page, selected(page));
    await page.emulateMedia({ media: 'print' });
    for (const corner of [0, 14, 224]) await expectInFrame(page, cell(page, corner));
    await page.emulateMedia({ media: 'screen' });
    await expect(zoomButton(page)).toHaveAccessibleName('Zoom out');
    await expectInFrame(page, selected(page));
  });

  test('a small grid needs no zoom, and two fingers zoom the page as everywhere', async ({ page }) => {
    await openPuzzle(page, '07-3-0001');
    await expect(frame(page)).toHaveCSS('touch-action', 'auto');
    await expect(zoomButton(page)).toHaveCount(0);
  });

  test('no clue of a large grid is cut off beside the button', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPuzzle(page, '13-4-0001');
    await expect(zoomButton(page)).toBeVisible();
    const text = page.locator('p', { has: page.locator('strong') });
    const count = await page.locator('[data-word]').count();
    for (let turn = 0; turn < count; turn += 1) {
      expect(await text.evaluate((p) => p.scrollHeight - p.clientHeight)).toBeLessThanOrEqual(1);
      await press(page, 'Tab');
    }
  });
});

test('players who prefer reduced motion see the selection at once', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPuzzle(page, fifteen);
  await zoomButton(page).click();
  await expect(frame(page)).toHaveCSS('scroll-behavior', 'auto');
  await clue(page, 'Across', 71).click();
  await expectInFrame(page, selected(page));
});

test('on a desktop, cells are large enough, and no code for zooming is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPuzzle(page, fifteen);
  await press(page, 'C');
  await expect(zoomButton(page)).toHaveCount(0);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /Zoom/.test(name))).toEqual([]);
});
