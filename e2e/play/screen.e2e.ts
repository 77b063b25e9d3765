import type { Page } from '@playwright/test';
import { watchConfetti } from '../support/confetti.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { cell, clue, lettersOf, openPuzzle, press, puzzleFile, solve, stopTime, untilOpen } from './board.ts';

const three = '03-1-0001';
const five = '05-2-0001';
const hint = (page: Page) => page.getByRole('button', { name: 'Use Hint' });
const timer = (page: Page) => page.getByRole('timer');

test('the header shows title, author, date and difficulty', async ({ page }) => {
  await openPuzzle(page, five);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seldom Seen');
  await expect(page.getByText('By Team Monster')).toBeVisible();
  await expect(page.getByText('October 3, 2026')).toBeVisible();
  await expect(page.getByText('Difficulty 2 of 5')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Monster Crossword' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('/puzzles?puzzle={id} opens the same puzzle, and none without an id', async ({ page }) => {
  await page.goto(`/puzzles?puzzle=${five}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seldom Seen');
  await page.goto('/puzzles');
  await expect(page.getByText('No puzzle specified')).toBeVisible();
});

test.describe('the timer', () => {
  for (const query of ['', '?timer=0', '?timer=-1', '?timer=soon'])
    test(`is absent with '${query}'`, async ({ page }) => {
      await openPuzzle(page, five, query);
      await expect(timer(page)).toHaveCount(0);
    });

  for (const [minutes, face] of [
    ['30', '30:00'],
    ['37', '37:00'],
    ['97', '1:37:00'],
  ] as const)
    test(`has ${minutes} minutes if the address says so, without moving anything`, async ({ page }) => {
      await stopTime(page);
      await withoutFonts(page);
      await watchShifts(page);
      await openPuzzle(page, five, `?timer=${minutes}`);
      await expect(timer(page)).toHaveText(face);
      expect(await shiftsOf(page)).toEqual([]);
    });

  test('flashes once 83.33% of its time has passed', async ({ page }) => {
    await stopTime(page);
    await openPuzzle(page, five, '?timer=2');
    await expect(timer(page)).toHaveText('2:00');
    const animation = () => timer(page).evaluate((element) => getComputedStyle(element).animationName);
    await page.clock.runFor(98_000);
    await expect(timer(page)).toHaveText('0:22');
    expect(await animation()).toBe('none');
    await page.clock.runFor(3000);
    await expect(timer(page)).toHaveText('0:19');
    expect(await animation()).not.toBe('none');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('dialog', { name: "Time's up!" })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip to Next Level' })).toHaveCount(0);
    expect(await animation()).toBe('none');
  });
});

test.describe('hints', () => {
  test('can be used three times', async ({ page }) => {
    await openPuzzle(page, five);
    for (const left of [2, 1, 0]) {
      await hint(page).click();
      await expect(page.getByRole('img', { name: `${left} of 3 hints left` })).toBeVisible();
      await press(page, 'Tab');
    }
    await expect(hint(page)).toBeDisabled();
  });

  test('are not available for a correct word', async ({ page }) => {
    await openPuzzle(page, five);
    await press(page, 'ASK');
    await expect(hint(page)).toBeEnabled();
    await clue(page, 'Across', 1).click();
    await expect(hint(page)).toBeDisabled();
    await clue(page, 'Down', 1).click();
    await expect(hint(page)).toBeEnabled();
  });

  test('fill half of an untouched word, then all but one letter, then the last', async ({ page }) => {
    await openPuzzle(page, five);
    await clue(page, 'Across', 6).click();
    for (const count of [3, 4, 5]) {
      await hint(page).click();
      await expect.poll(async () => (await lettersOf(page)).match(/[A-Z]/g)?.length).toBe(count);
    }
    expect(await lettersOf(page)).toBe('##... ..... CARRY ..... ...##');
  });
});

test('a cell is a square as high as its row, even with a letter', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPuzzle(page, five);
  await press(page, 'WMQ');
  await expect.poll(() => lettersOf(page)).toContain('WMQ');
  const heights = await page.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return [height - width, height - (each.parentElement?.getBoundingClientRect().height ?? 0)];
    }),
  );
  expect(heights.flat().filter((excess) => Math.abs(excess) > 0.1)).toEqual([]);
});

test('in a narrow window the grid leaves room for a scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPuzzle(page, '15-4-0001');
  const frame = await page.getByRole('grid').locator('..').boundingBox();
  expect(frame?.width).toBeLessThanOrEqual(320 - 2 * 8 - 17);
});

test('Reveal All fills the grid, ends the countdown and opens no popup', async ({ page }) => {
  await stopTime(page);
  await openPuzzle(page, five, '?timer=5');
  await press(page, 'AX');
  await page.getByRole('button', { name: 'Reveal All' }).click();
  await expect(timer(page)).toHaveText('0:00');
  // The letters appear over several frames.
  await page.clock.runFor(200);
  await expect.poll(() => lettersOf(page)).toBe(puzzleFile(five).grid.join(' '));
  await expect(page.getByRole('button', { name: 'Next Level' })).toBeEnabled();
  await expect(hint(page)).toBeDisabled();
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, 'Q Backspace');
  expect(await lettersOf(page)).toBe(puzzleFile(five).grid.join(' '));
});

test('Check Answers says what it did and marks wrong letters', async ({ page }) => {
  await openPuzzle(page, five);
  await press(page, 'ASX');
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await expect(
    page.getByText('Checked answers. Correctly solved clues are now highlighted in pastel green.'),
  ).toBeVisible();
  await expect(cell(page, 4)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 3)).not.toHaveAttribute('aria-invalid');
});

test('a clicked clue becomes the current one, shows in the banner and is marked once solved', async ({
  page,
}) => {
  await openPuzzle(page, five);
  const { across, down } = puzzleFile(five);
  const banner = page.getByRole('button', { name: 'Previous clue' }).locator('..');
  await expect(banner).toContainText(`1-Across ${across['1']}`);
  await clue(page, 'Down', 3).click();
  await expect(banner).toContainText(`3-Down ${down['3']}`);
  await expect(clue(page, 'Down', 3)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[aria-current=true]')).toHaveCount(1);
  await press(page, 'KEYS');
  await expect(clue(page, 'Down', 3)).toHaveAccessibleName(/solved$/);
  await expect(page.getByRole('button', { name: /solved$/ })).toHaveCount(1);
  await banner.getByRole('button', { name: 'Next clue' }).click();
  await expect(banner).toContainText('5-Down');
});

test('the current clue scrolls into view in its list', async ({ page }) => {
  await openPuzzle(page, '15-4-0001');
  const last = page.getByRole('region', { name: 'Down' }).getByRole('button').last();
  await press(page, 'Shift+Enter');
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the end', () => {
  test('shows scores based on the time left, rounded down', async ({ page }) => {
    await stopTime(page);
    await openPuzzle(page, three, '?timer=5');
    await page.clock.runFor(10_400);
    await solve(page, three);
    const dialog = page.getByRole('dialog', { name: 'Game Complete' });
    await untilOpen(page, dialog);
    // 5 minutes less 10.4 seconds; words that earned time before the last letter: 1 and 4 across, 1 and 2 down.
    const score = String(300 - 11 + 4 * 60);
    // The total counts only the five levels, and this puzzle is not one of them.
    const scores = { 'Level score': score, 'Total score': '0', 'Session score': score };
    for (const [name, value] of Object.entries(scores))
      await expect(dialog.getByText(name).locator('..').getByRole('definition')).toHaveText(value);
    await page.clock.runFor(5000);
    await expect(timer(page)).toHaveText('8:50');
  });

  test('is celebrated with confetti', async ({ page }) => {
    const confetti = await watchConfetti(page);
    await openPuzzle(page, three);
    await solve(page, three);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(confetti).toEqual({ bursts: [page.viewportSize()?.width], isThere: false });
  });

  test('is calm under reduced motion', async ({ page }) => {
    const confetti = await watchConfetti(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPuzzle(page, three);
    await solve(page, three);
    await expect(page.getByRole('dialog')).toContainText('has hatched!');
    await expect(page.locator('figure [popover]:popover-open')).toHaveCount(1);
    expect(await confetti()).toEqual({ bursts: [], isThere: false });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('input other than A-Z is dropped or converted to letters:', () => {
  for (const [what, text, letters] of [
    ['emoji', '🎃👻👩‍👩‍👧', '.....'],
    ['digits and signs', '7!?-_,', '.....'],
    ['accents', 'éÅñ', 'EAN..'],
    ['full-width letters', 'ｈＩ', 'HI...'],
    ['other scripts', 'жλ中', '.....'],
    ['text with spaces and line breaks', 'o n\n1 e', 'ONE..'],
  ] as const)
    test(what, async ({ page, context }) => {
      await openPuzzle(page, five);
      await clue(page, 'Across', 4).click();
      await page.keyboard.insertText(text);
      await expect.poll(() => lettersOf(page)).toContain(` ${letters} `);
      await test.step('the same when pasted', async () => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await clue(page, 'Across', 7).click();
        await press(page, 'Control+v');
        await expect.poll(() => lettersOf(page)).toContain(` ${letters} ...##`);
      });
    });

  test('dead keys and a key that is held down', async ({ page }) => {
    await openPuzzle(page, five);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Dead', code: 'Quote' });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Dead', code: 'Quote' });
    expect(await lettersOf(page)).toBe('##... ..... ..... ..... ...##');
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'ê', text: 'ê' });
    for (const _ of [1, 2, 3]) await page.keyboard.down('x');
    await page.keyboard.up('x');
    await expect.poll(() => lettersOf(page)).toBe('##EXX X.... ..... ..... ...##');
  });
});
