import type { Page } from '@playwright/test';
import { button, toast, toastPlace } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import {
  announcements,
  cell,
  cellInput,
  clue,
  expectPicture,
  lettersOf,
  openPuzzle,
  press,
  setSetting,
  stopTime,
  untilOpen,
} from './board.ts';

// ARM# LOOP LOVE #TEN; across 1 4 6 7, down 1 2 3 5.
const four = '04-1-0001';
const timer = (page: Page) => page.getByRole('timer');
const hintsLeft = (page: Page, left: number) => page.getByRole('img', { name: `${left} of 3 hints left` });

/** Chooses an item of the menu with more tools. */
async function useTool(page: Page, name: string): Promise<void> {
  await button(page, 'More tools').click();
  await button(page.getByRole('group', { name: 'More tools' }), name).click();
}

async function startOver(page: Page): Promise<void> {
  await button(page, 'Settings').click();
  await button(page, 'Start over').click();
  await button(page.getByRole('dialog', { name: 'Start over?' }), 'Start over').click();
}

test('a click on the first cell of an across word keeps the direction', async ({ page }) => {
  await openPuzzle(page, four);
  await press(page, 'Space');
  await cell(page, 4).click();
  await expectPicture(page, '...# v.... .... #...');
});

test('after a click on a clue, its whole word is typed over what is there', async ({ page }) => {
  await openPuzzle(page, four);
  await press(page, 'X ArrowDown ArrowDown');
  await clue(page, 'Across', 1).click();
  await press(page, 'XYZ');
  await expectPicture(page, 'XYZ# >.... .... #...');
  await cell(page, 5).click();
  await press(page, 'Q');
  await clue(page, 'Across', 4).click();
  await press(page, 'ABCD');
  await expectPicture(page, 'XYZ# ABCD >.... #...');
});

test('the clue that crosses the selected cell is marked', async ({ page }) => {
  await openPuzzle(page, four);
  await expect(clue(page, 'Down', 1)).toHaveCSS('border-left-style', 'dotted');
  await press(page, 'ArrowRight');
  await expect(clue(page, 'Down', 2)).toHaveCSS('border-left-style', 'dotted');
  await expect(clue(page, 'Down', 1)).toHaveCSS('border-left-style', 'solid');
  await press(page, 'Space');
  await expect(clue(page, 'Across', 1)).toHaveCSS('border-left-style', 'dotted');
  await expect(clue(page, 'Down', 2)).toHaveAttribute('aria-current', 'true');
});

test('both clues of a cell can be read at once in a large puzzle', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPuzzle(page, '15-4-0001');
  await press(page, 'Space Shift+Enter Space End');
  for (const direction of ['Across', 'Down'] as const) {
    const list = page.getByRole('region', { name: direction });
    const marked = list.locator('[aria-current], [class*=crossing]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toBeInViewport({ ratio: 1 });
  }
});

test('Start over can be taken back, with the grid, the hints and the clock', async ({ page }) => {
  await stopTime(page);
  await openPuzzle(page, four, '?timer=5');
  await press(page, 'XYZ Q');
  await button(page, 'Use Hint').click();
  await expect(hintsLeft(page, 2)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(timer(page)).toHaveText('4:50');
  const letters = await lettersOf(page);

  await startOver(page);
  await expect(timer(page)).toHaveText('5:00');
  await expect(hintsLeft(page, 3)).toBeVisible();
  await expect(toastPlace(page)).toBeAttached();
  await page.clock.runFor(6000);
  await button(page, 'Undo').and(page.locator('output ~ button')).click();
  await expect.poll(() => lettersOf(page)).toBe(letters);
  await expect(hintsLeft(page, 2)).toBeVisible();
  await expect(timer(page)).toHaveText('4:50');
  await page.clock.runFor(5000);
  await expect(timer(page)).toHaveText('4:45');

  await startOver(page);
  await expectPicture(page, '>...# .... .... #...');
  await expect(cellInput(page)).toBeFocused();
  await press(page, 'Control+z');
  await expect.poll(() => lettersOf(page)).toBe(letters);
  await expect(announcements(page)).toContainText('Your letters are back');
});

test('Reveal All can be taken back outside the levels, even with the focus on its button', async ({
  page,
}) => {
  await openPuzzle(page, four);
  await press(page, 'XYZ');
  await button(page, 'Reveal All').click();
  await expect(toast(page)).toContainText('All answers are revealed');
  await button(page, 'Undo').and(page.locator('output ~ button')).click();
  await expectPicture(page, 'XYZ# >.... .... #...');

  await button(page, 'Reveal All').press('Enter');
  await expect(button(page, 'Next Level')).toBeVisible();
  await button(page, 'Next Level').focus();
  await press(page, 'Control+z');
  await expectPicture(page, 'XYZ# >.... .... #...');
  await press(page, 'A');
  await expectPicture(page, 'XYZ# A>... .... #...');

  await page.reload();
  await expectPicture(page, 'XYZ# A>... .... #...');
});

test('Reveal All on a level, which has been reported, stays', async ({ page }) => {
  await page.goto('/levels/2-5?puzzle=04-1-0001');
  await press(page, 'XYZ');
  await button(page, 'Reveal All').click();
  await expect(button(page, 'Next Level')).toBeVisible();
  await expect(button(page, 'Undo').and(page.locator('output ~ button'))).toHaveCount(0);
  await press(page, 'Control+z');
  await expect(button(page, 'Next Level')).toBeVisible();
});

test('a letter in pencil looks different, can be made firm and counts', async ({ page }) => {
  await openPuzzle(page, four);
  await press(page, '. XY');
  await expect(button(page, 'Pencil')).toHaveAttribute('aria-pressed', 'true');
  for (const index of [0, 1]) await expect(cell(page, index)).toHaveCSS('font-style', 'italic');
  await press(page, '. Home X');
  await expect(cell(page, 0)).toHaveCSS('font-style', 'normal');
  await page.reload();
  await expect(cell(page, 1)).toHaveCSS('font-style', 'italic');
  await useTool(page, 'Make pencil firm');
  await expect(cell(page, 1)).toHaveCSS('font-style', 'normal');
  await button(page, 'Pencil').click();
  await press(page, 'Home ARM');
  await expect(clue(page, 'Across', 1)).toHaveAccessibleName(/solved/);
  await expect(cell(page, 0)).toHaveCSS('font-style', 'normal');
});

test('a letter, a word or the grid can be checked', async ({ page }) => {
  await openPuzzle(page, four);
  await press(page, 'AXYBCDE Shift+Enter Shift+Enter ArrowRight');
  const wrong = page.getByRole('gridcell').and(page.locator('[aria-invalid]'));
  await useTool(page, 'Check letter');
  await expect(wrong).toHaveCount(1);
  await expect(announcements(page)).toHaveText('1 wrong letter');
  await expect(cellInput(page)).toBeFocused();
  await useTool(page, 'Check word');
  await expect(wrong).toHaveCount(2);
  await useTool(page, 'Check grid');
  await expect(wrong).toHaveCount(6);
  await expect(toast(page)).toContainText('Checked answers.');
});

test('a letter or a word can be revealed, which uses up no hint and ends the score', async ({ page }) => {
  await openPuzzle(page, four, '?timer=5');
  await useTool(page, 'Reveal letter');
  await expectPicture(page, 'A>..# .... .... #...');
  await expect(announcements(page)).toContainText('Revealed: letter 1 is A');
  await useTool(page, 'Reveal word');
  await expect.poll(() => lettersOf(page)).toContain('ARM# ');
  await expect(hintsLeft(page, 3)).toBeVisible();
  await press(page, 'Tab LOOP LOVE TEN');
  const dialog = page.getByRole('dialog', { name: 'Game Complete' });
  await expect(dialog.getByRole('definition').first()).toHaveText('0');
});

test('the whole grid can be revealed from the menu too', async ({ page }) => {
  await openPuzzle(page, four);
  await useTool(page, 'Reveal grid');
  await expect.poll(() => lettersOf(page)).toBe('ARM# LOOP LOVE #TEN');
  await expect(button(page, 'Next Level')).toBeVisible();
});

test('a clock can be shown on a puzzle without a timer', async ({ page }) => {
  await stopTime(page);
  await openPuzzle(page, four);
  await expect(timer(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await setSetting(page, 'Show the clock', true);
  await expect(timer(page)).toHaveText('0:03');
  await page.clock.runFor(60_000);
  await expect(timer(page)).toHaveText('1:03');
  await page.reload();
  await expect(timer(page)).toHaveText('1:03');
});

for (const query of ['', '?timer=5'])
  test(`a pause stops the clock and covers the puzzle at '${query}'`, async ({ page }) => {
    await stopTime(page);
    await openPuzzle(page, four, query);
    if (query === '') await setSetting(page, 'Show the clock', true);
    await page.clock.runFor(2000);
    const time = query === '' ? '0:02' : '4:58';
    await expect(timer(page)).toHaveText(time);
    await button(page, 'Pause').first().click();
    await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
    await expect(cell(page, 0)).toBeHidden();
    await expect(clue(page, 'Across', 1)).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText(time);
    await button(page, 'Resume').press('Enter');
    await expect(cell(page, 0)).toBeVisible();
    await expect(cellInput(page)).toBeFocused();
    await page.clock.runFor(2000);
    await expect(timer(page)).toHaveText(query === '' ? '0:04' : '4:56');
  });

test('a saved game says that its own timer counts, not the one in the address', async ({ page }) => {
  await openPuzzle(page, four, '?timer=2');
  await press(page, 'X');
  await page.goto(`/puzzles/${four}?timer=5`);
  await expect(toast(page)).toContainText('This game was started with 2 minutes');
  await expect(timer(page)).toHaveText(/^1:5/);
  await startOver(page);
  await expect(timer(page)).toHaveText(/^(5:00|4:5\d)/);
});

test('wrong letters of a full grid are found by keyboard and named', async ({ page }) => {
  await openPuzzle(page, four);
  await press(page, 'ARX LOOP LOVE TEN');
  await useTool(page, 'Check grid');
  await expect(announcements(page)).toHaveText('1 wrong letter');
  await press(page, 'Tab');
  await expect(announcements(page)).toHaveText(/^3-Down, .*: 1 of 4, X O V E, X is wrong$/);
  await press(page, 'M');
  await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
});

test('the dialog of a solved puzzle tells the time, the scores and the monster', async ({ page }) => {
  await stopTime(page);
  await openPuzzle(page, four, '?timer=5');
  await page.clock.runFor(12_000);
  await press(page, 'ARM LOOP LOVE');
  await press(page, 'TEN');
  const dialog = page.getByRole('dialog', { name: 'Game Complete' });
  await untilOpen(page, dialog);
  await expect(dialog).toHaveAccessibleDescription(
    /Solved in 0:12 with no hints\. Level score \d+ Total score \d+ Session score \d+/u,
  );
  await expect(dialog.getByRole('status').filter({ hasText: 'has hatched!' })).toHaveText(
    /^\w.* has hatched!/u,
  );
});
