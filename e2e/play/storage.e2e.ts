import type { Page } from '@playwright/test';
import { watchConfetti } from '../support/confetti.ts';
import { expect, test } from '../support/test.ts';
import {
  cell,
  cellInput,
  clue,
  expectPicture,
  lettersOf,
  openPuzzle,
  picture,
  press,
  stopTime,
} from './board.ts';

const four = '04-1-0001';
const timer = (page: Page) => page.getByRole('timer');

test.describe('a reload', () => {
  test('keeps letters, selection, undo and redo', async ({ page }) => {
    await openPuzzle(page, four);
    await press(page, 'XYZ Tab QR Control+z Space');
    const left = await picture(page);
    await page.reload();
    await expectPicture(page, left);
    await expect(cellInput(page)).toBeFocused();
    await press(page, 'Control+Shift+Z');
    await expect.poll(() => lettersOf(page)).toBe('XYZ# .... QR.. #...');
    await press(page, 'Control+z Control+z Control+z');
    await expect.poll(() => lettersOf(page)).toBe('XY.# .... .... #...');
  });

  test('keeps hints, solved clues and marks', async ({ page }) => {
    await openPuzzle(page, four);
    await press(page, 'ARM XX');
    await page.getByRole('button', { name: 'Check Answers' }).click();
    await clue(page, 'Across', 7).click();
    await page.getByRole('button', { name: 'Use Hint' }).click();
    await expect(page.getByRole('img', { name: '2 of 3 hints left' })).toBeVisible();
    const left = await lettersOf(page);
    await page.reload();
    await expect.poll(() => lettersOf(page)).toBe(left);
    await expect(page.getByRole('img', { name: '2 of 3 hints left' })).toBeVisible();
    await expect(clue(page, 'Across', 1)).toHaveAccessibleName(/solved$/);
    await expect(cell(page, 4)).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps a solved game solved, without another celebration', async ({ page }) => {
    await openPuzzle(page, four);
    await press(page, 'ARMLOOPLOVETEN');
    await expect(page.getByRole('dialog')).toBeVisible();
    const confetti = await watchConfetti(page);
    await page.reload();
    await expect.poll(() => lettersOf(page)).toBe('ARM# LOOP LOVE #TEN');
    await expect(page.getByRole('dialog')).toContainText('lives in your lair');
    await page.getByRole('button', { name: 'Look at the grid' }).click();
    await expect(page.getByRole('button', { name: 'Next Level' })).toBeEnabled();
    expect(await confetti()).toEqual({ bursts: [], isThere: false });
  });
});

test('two tabs with the same puzzle share their letters', async ({ page, context }) => {
  await openPuzzle(page, four);
  await press(page, 'X');
  const other = await context.newPage();
  await openPuzzle(other, four);
  await expectPicture(other, 'X>..# .... .... #...');
  await press(other, 'Y');
  await expectPicture(page, 'XY>.# .... .... #...');
  await press(page, 'Z Q');
  await expectPicture(other, 'XYZ# Q>... .... #...');
  await cell(other, 13).click();
  await press(other, 'W');
  await expect.poll(() => lettersOf(page)).toBe('XYZ# Q... .... #W..');
  // The first tab's timer keeps running and must not restore its earlier letters.
  await page.bringToFront();
  await press(page, 'Enter V');
  const together = await lettersOf(page);
  expect(together).toContain('V');
  await expect.poll(() => lettersOf(other)).toBe(together);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect.poll(() => lettersOf(tab)).toBe(together);
  }
});

test('a puzzle with a timer and the same puzzle without one are two games', async ({ page }) => {
  await openPuzzle(page, four);
  await press(page, 'X');
  await openPuzzle(page, four, '?timer=5');
  await expectPicture(page, '>...# .... .... #...');
  await expect(timer(page)).toBeVisible();
});

test.describe('the game can be played, with one notice, when storage', () => {
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: /\w/ });
  const refuse = (names: readonly string[]): void => {
    for (const name of names)
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('No', 'QuotaExceededError');
        },
      });
  };

  for (const [trouble, names] of [
    ['is full', ['setItem']],
    ['is forbidden', ['getItem', 'setItem']],
  ] as const)
    test(trouble, async ({ page }) => {
      await page.addInitScript(refuse, names);
      await page.goto(`/puzzles/${four}`);
      await expect(cellInput(page)).toBeFocused();
      await press(page, 'XY');
      await expectPicture(page, 'XY>.# .... .... #...');
      await expect(notice(page)).toHaveText(/^Saving is off.*does not let us save/);
      await page.getByRole('button', { name: 'Close' }).click();
      await press(page, 'Z');
      await expectPicture(page, 'XYZ# >.... .... #...');
      await expect(notice(page)).toHaveCount(0);
    });

  test('cannot even be accessed', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('No', 'SecurityError');
        },
      });
    });
    await page.goto(`/puzzles/${four}`);
    await expect(notice(page)).toHaveText(/^Saving is off/);
    await press(page, 'X');
    await expectPicture(page, 'X>..# .... .... #...');
  });

  const damaged = ['{', 'null', '[]', '"x"', '{"version":1,"letters":7}', '{"version":99}'];
  test('contains damaged data', async ({ page }) => {
    await openPuzzle(page, four);
    await press(page, 'Y');
    const key = await page.evaluate(() =>
      Object.keys(localStorage).find((name) => name.endsWith('04-1-0001')),
    );
    for (const value of damaged)
      await test.step(value, async () => {
        await page.goto('/about');
        await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key ?? '', value] as const);
        await openPuzzle(page, four);
        await expect(notice(page)).toHaveText(/^A fresh start/);
        await press(page, 'X');
        await expectPicture(page, 'X>..# .... .... #...');
        await page.reload();
        await expectPicture(page, 'X>..# .... .... #...');
        await expect(notice(page)).toHaveCount(0);
      });
  });
});

test.describe('the timer', () => {
  test.beforeEach(async ({ page }) => {
    await stopTime(page);
    await openPuzzle(page, four, '?timer=5');
    await expect(timer(page)).toHaveText('5:00');
    await page.clock.runFor(10_000);
    await expect(timer(page)).toHaveText('4:50');
  });

  const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);

  test('stops while the page is hidden', async ({ page }) => {
    await setHidden(page, true);
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText('4:50');
    await setHidden(page, false);
    await page.clock.runFor(5000);
    await expect(timer(page)).toHaveText('4:45');
  });

  test('stops while a dialog is open', async ({ page }) => {
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText('4:50');
    await page.getByRole('button', { name: 'Keep playing' }).press('Enter');
    await expect(cellInput(page)).toBeFocused();
    await page.clock.runFor(5000);
    await expect(timer(page)).toHaveText('4:45');
  });

  test('continues after a reload where it was', async ({ page }) => {
    await page.reload();
    await expect(timer(page)).toHaveText('4:50');
    await page.clock.runFor(5000);
    await expect(timer(page)).toHaveText('4:45');
  });

  test('gains 60 seconds for a word', async ({ page }) => {
    await press(page, 'ARM');
    await expect(timer(page)).toHaveText('5:50');
  });

  test('says when it ends, and Try Again clears the grid, restores the hints and allows 60 seconds', async ({
    page,
  }) => {
    await press(page, 'XY');
    await page.getByRole('button', { name: 'Use Hint' }).click();
    await page.clock.runFor(290_000);
    const dialog = page.getByRole('dialog', { name: "Time's up!" });
    await expect(dialog).toBeVisible();
    await expect(timer(page)).toHaveText('0:00');
    await page.reload();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog).toHaveCount(0);
    await expectPicture(page, '>...# .... .... #...');
    await expect(page.getByRole('img', { name: '3 of 3 hints left' })).toBeVisible();
    await expect(timer(page)).toHaveText('1:00');
    await expect(cellInput(page)).toBeFocused();
    await page.clock.runFor(100);
    await page.clock.runFor(10_000);
    await expect(timer(page)).toHaveText('0:50');
  });
});
