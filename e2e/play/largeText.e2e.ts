import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectNoAxeViolations.ts';
import { phone } from '../support/screen.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { cell, cellInput, clue, openPuzzle, press, setSetting, untilReady } from './board.ts';
import { addresses, banner, boxOf, expectInView, keyboard } from './layout.ts';

const textSize = (page: Page) => page.getByLabel('Text size');

/** The texts of the page that do not fit into their boxes, which hide what is too much, or onto the screen. */
async function cutOff(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, p, time, main button:not([data-key])')
    .filter({ visible: true })
    .evaluateAll((all: HTMLElement[]) =>
      all
        // The live region is not for eyes.
        .filter((each) => each.clientHeight > 1 && each.dataset['testid'] === undefined)
        .filter((each) => {
          const { overflowY } = getComputedStyle(each);
          const { left, right } = each.getBoundingClientRect();
          const isHidden = overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 1;
          return isHidden || left < -0.5 || right > innerWidth + 0.5;
        })
        .map((each) => each.textContent),
    );
}

for (const [name, options, percent] of [
  ['a phone with text of 200%', phone, 200],
  ['a small phone with text of 200%', { ...phone, viewport: { width: 320, height: 568 } }, 200],
  ['a phone zoomed to 200%', { ...phone, viewport: { width: 195, height: 422 } }, 100],
  ['a phone on its side with text of 200%', { ...phone, viewport: { width: 844, height: 390 } }, 200],
  ['a tablet with text of 200%', { ...phone, viewport: { width: 820, height: 1180 } }, 200],
  ['a tablet on its side with text of 200%', { ...phone, viewport: { width: 1180, height: 820 } }, 200],
  ['a desktop with text of 200%', { viewport: { width: 1280, height: 800 } }, 200],
  ['a desktop zoomed to 200%', { viewport: { width: 640, height: 400 } }, 100],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(options);

    test('nothing is cut off, and neither the clue nor the keyboard covers the selected cell', async ({
      page,
    }) => {
      for (const address of addresses.slice(1))
        await test.step(address, async () => {
          await page.goto(address);
          await untilReady(page);
          await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
          await expectNoSidewaysScroll(page);
          expect(await cutOff(page)).toEqual([]);
          await cellInput(page).focus();
          for (const keys of ['Shift+Enter', 'Q', 'Enter', 'Q']) {
            await press(page, keys);
            await expect(cellInput(page)).toBeInViewport({ ratio: 0.9 });
            if (!('hasTouch' in options)) continue;
            await expectInView(banner(page), keyboard(page));
            const [cursor, covering] = [await boxOf(cellInput(page)), await boxOf(banner(page))];
            const isBeside = cursor.x + cursor.width <= covering.x;
            expect(isBeside || cursor.y + cursor.height <= covering.y + 0.5).toBe(true);
          }
        });
    });
  });

test.describe('on a phone, the settings', () => {
  test.use(phone);

  test('for text and letters apply from the first frame of the next page, and nothing moves', async ({
    page,
  }) => {
    await withoutFonts(page);
    await watchShifts(page);
    await page.addInitScript(() => {
      const sizes = new Set<string>();
      Object.assign(globalThis, { sizes });
      const look = (): void => {
        sizes.add(getComputedStyle(document.documentElement).fontSize);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await openPuzzle(page, '05-2-0001');
    const letterOf = async () =>
      Number.parseFloat(await cell(page, 2).evaluate((element) => getComputedStyle(element).fontSize));
    const part = async () => (await letterOf()) / (await boxOf(cell(page, 2))).width;
    expect(await part()).toBeCloseTo(0.58, 1);
    await expect(clue(page, 'Across', 1)).toHaveCSS('font-size', '16px');
    await setSetting(page, 'Larger letters in the grid', true);
    expect(await part()).toBeGreaterThan(0.7);
    await page.getByRole('button', { name: 'Settings' }).click();
    await textSize(page).selectOption('Large');
    await expect(clue(page, 'Across', 1)).toHaveCSS('font-size', '20px');
    await textSize(page).selectOption('Largest');
    await expect(clue(page, 'Across', 1)).toHaveCSS('font-size', '24px');

    await page.goto('/levels/3-5?puzzle=05-2-0001');
    await untilReady(page);
    await expect(clue(page, 'Across', 1)).toHaveCSS('font-size', '24px');
    expect(await part()).toBeGreaterThan(0.7);
    expect(await page.evaluate(() => [...(globalThis as unknown as { sizes: Set<string> }).sizes])).toEqual([
      '24px',
    ]);
    expect(await shiftsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(textSize(page)).toHaveValue('largest');
    await expect(page.getByLabel('Larger letters in the grid')).toBeChecked();
  });

  test('last for the visit where storage is forbidden', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      }),
    );
    await openPuzzle(page, '05-2-0001');
    // The toast about it lies above the link to the home page.
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await textSize(page).selectOption('Large');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Monster Crossword' }).click();
    await page.getByRole('link', { name: "Play Today's Crossword" }).click();
    await untilReady(page);
    await expect(clue(page, 'Across', 1)).toHaveCSS('font-size', '20px');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(textSize(page)).toHaveValue('large');
  });
});
