import type { Locator } from '@playwright/test';
import { cell, clue, expectPicture, openPuzzle, press } from '../play/board.ts';
import { expect, test } from '../support/test.ts';

/** The lightness of a cell's background as it is without colors, from 0 to 255. */
function grayOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`in the ${colorScheme} theme, plain, solved and current cells differ without color`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openPuzzle(page, '05-2-0001');
    await press(page, 'ASK');
    await clue(page, 'Down', 1).click();
    await expectPicture(page, '##vASK ..... ..... ..... ...##');
    const [plain, solved, current] = [cell(page, 8), cell(page, 3), cell(page, 7)];
    const grays = [await grayOf(plain), await grayOf(solved), await grayOf(current)];
    const [first = 0, second = 0, third = 0] = grays.toSorted((a, b) => a - b);
    expect(Math.min(second - first, third - second), grays.join()).toBeGreaterThanOrEqual(8);

    await press(page, 'ArrowDown');
    const mark = /linear-gradient/;
    for (const marked of [solved, cell(page, 2)]) await expect(marked).toHaveCSS('background-image', mark);
    for (const bare of [plain, current]) await expect(bare).toHaveCSS('background-image', 'none');
    expect(await grayOf(cell(page, 2))).toBe(await grayOf(cell(page, 12)));
  });
