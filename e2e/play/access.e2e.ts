import type { Locator, Page } from '@playwright/test';
import { runOutOfTime } from '../levels/campaign.ts';
import {
  expectNoAxeViolations,
  expectNoAxeViolationsInBothThemes,
} from '../support/expectNoAxeViolations.ts';
import { phone } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import {
  announcements,
  cell,
  cellInput,
  clue,
  openPuzzle,
  press,
  puzzleFile,
  solve,
  stopTime,
} from './board.ts';

const three = '03-1-0001';
const five = '05-2-0001';

test('the grid consists of rows and cells, including black ones', async ({ page }) => {
  await openPuzzle(page, five);
  const grid = page.getByRole('grid', { name: 'Seldom Seen, 5 by 5 crossword' });
  await expect(grid.getByRole('row')).toHaveCount(5);
  for (const row of await grid.getByRole('row').all()) await expect(row.getByRole('gridcell')).toHaveCount(5);
  await expect(cell(page, 0)).toHaveAccessibleName('black');
  await expect(cell(page, 2)).toHaveText('1');
  await press(page, 'X');
  await expect(cell(page, 2)).toHaveText('1X');
  await expect(cell(page, 3)).toHaveAttribute('aria-selected', 'true');
  await expect(grid.locator('[aria-selected=true]')).toHaveCount(1);
});

test('the one-letter input names the clue, the position and the pattern', async ({ page }) => {
  await openPuzzle(page, five);
  const inputs = page.getByRole('main').getByRole('textbox');
  await expect(inputs).toHaveCount(1);
  await expect(inputs).toHaveAttribute('maxlength', '1');
  await expect(inputs).toHaveAccessibleDescription(/Escape, then Tab leaves the grid/);
  await clue(page, 'Across', 4).click();
  await press(page, 'ArrowRight A ArrowRight E Home ArrowRight ArrowRight');
  await expect(inputs).toHaveAccessibleName(
    `4-Across, ${puzzleFile(five).across['4']}: 3 of 5, blank A blank E blank`,
  );
  await press(page, 'Space');
  await expect(inputs).toHaveAccessibleName(/^1-Down, .*: 2 of 5, blank blank blank blank blank$/);
  await press(page, 'ArrowDown X ArrowUp');
  await expect(inputs).toHaveValue('X');
});

test('a whole puzzle is solved by keyboard alone, with every step announced', async ({ page }) => {
  const { across, down } = puzzleFile(five);
  await page.goto(`/puzzles/${five}`);
  await expect(cellInput(page)).toBeFocused();
  const said = announcements(page);
  await expect(said).toHaveText('');
  const blanks = (count: number) => Array.from({ length: count }, () => 'blank').join(' ');
  const steps: [keys: string, heard: string][] = [
    ['A', 'A'],
    ['S', 'S'],
    ['X', `X. 4-Across, ${across['4']}: 1 of 5, ${blanks(5)}`],
    ['Shift+Enter', `1-Across, ${across['1']}: 1 of 3, A S X`],
    ['End', '3 of 3, A S X'],
    ['Backspace', 'cleared'],
    ['K', `K. 1-Across solved. 4-Across, ${across['4']}: 1 of 5, ${blanks(5)}`],
    ['ARGU', 'U'],
    ['E', `E. 4-Across solved. 6-Across, ${across['6']}: 1 of 5, ${blanks(5)}`],
    ['CARR', 'R'],
    ['Space', `3-Down, ${down['3']}: 3 of 4, K E blank blank`],
    ['Space', `6-Across, ${across['6']}: 5 of 5, C A R R blank`],
    ['Tab', `7-Across, ${across['7']}: 1 of 5, ${blanks(5)}`],
    ['TREES', `S. 7-Across solved. 8-Across, ${across['8']}: 1 of 3, ${blanks(3)}`],
    ['S', 'S. 4-Down solved'],
    ['E', 'E. 5-Down solved'],
    ['E', `E. 8-Across solved. 1-Down solved. 3-Down, ${down['3']}: 3 of 4, K E blank S`],
    ['Y', 'Y. 6-Across solved. 3-Down solved. Puzzle completed! Amazing work!'],
  ];
  for (const [keys, heard] of steps)
    await test.step(`${keys}: ${heard}`, async () => {
      await press(page, keys);
      await expect(said).toHaveText(heard);
    });
  await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
  await press(page, 'Escape');
  await expect(cellInput(page)).toBeFocused();
});

test('wrong letters, hints, undo and starting over are announced', async ({ page }) => {
  await openPuzzle(page, five);
  const said = announcements(page);
  await press(page, 'XYZ QQ');
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await expect(said).toHaveText('5 wrong letters');
  await expect(cell(page, 2)).toHaveAttribute('aria-invalid', 'true');
  await press(page, 'Control+z');
  await expect(said).toHaveText(/^cleared/);
  await clue(page, 'Across', 1).click();
  await page.getByRole('button', { name: 'Use Hint' }).click();
  await expect(said).toHaveText(/^Hint: letter \d is [ASK], letter \d is [ASK], 2 hints left/);
  await page.getByRole('button', { name: 'Use Hint' }).click();
  await expect(said).toHaveText(/^Hint: letter \d is [ASK], 1 hint left. 1-Across solved/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).click();
  await expect(said).toHaveText(/^Started again with an empty grid/);
  await page.getByRole('button', { name: 'Reveal All' }).click();
  await expect(said).toHaveText('All answers revealed');
});

test('the time left, its bonus and its end are announced', async ({ page }) => {
  await stopTime(page);
  await openPuzzle(page, three, '?timer=1');
  const said = announcements(page);
  for (const seconds of [30, 10]) {
    await page.clock.runFor(seconds === 30 ? 30_500 : 20_000);
    await expect(said).toHaveText(`${seconds} seconds left`);
  }
  await press(page, 'TWO');
  await expect(said).toContainText('1-Across solved. 60 seconds more');
  await page.clock.runFor(70_000);
  await expect(said).toHaveText("Time's up");
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(said).toHaveText(/^Started again with an empty grid/);
});

test('a resumed game is not read out letter by letter', async ({ page }) => {
  await openPuzzle(page, three);
  await press(page, 'XYZ');
  await page.reload();
  await expect(cell(page, 0)).toHaveText('1X');
  await expect(cellInput(page)).toBeFocused();
  await expect(announcements(page)).toHaveText('');
});

test('a full but wrong grid is announced once for the same letters', async ({ page }) => {
  const text = 'Almost there: something is not right yet';
  await openPuzzle(page, three);
  const toast = page.getByRole('status').filter({ hasText: text });
  await press(page, 'TWOOILENX');
  await expect(announcements(page)).toContainText(text);
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await press(page, 'Backspace X');
  await expect(announcements(page)).toHaveText('X');
  await press(page, 'Y');
  await expect(announcements(page)).toContainText(text);
  await expect(toast).toBeVisible();
  await press(page, 'D');
  await expect(announcements(page)).toContainText('Puzzle completed!');
});

test('a tool that becomes disabled while focused returns focus to the grid', async ({ page }) => {
  await openPuzzle(page, five);
  const hint = page.getByRole('button', { name: 'Use Hint' });
  for (const name of ['1-Across', '4-Across', '6-Across']) {
    await hint.focus();
    await press(page, 'Enter');
    await expect(cellInput(page)).toBeFocused();
    await expect(cellInput(page)).toHaveAccessibleName(new RegExp(`^${name},`));
    await press(page, 'Tab');
  }
  await expect(hint).toBeDisabled();
});

test('in a contrast theme, lines, word, cursor and current clue stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPuzzle(page, five);
  await press(page, 'X');
  const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [black, word, plain] = [
    await background(cell(page, 0)),
    await background(cell(page, 4)),
    await background(cell(page, 9)),
  ];
  expect(new Set([black, word, plain]).size).toBe(3);
  expect(await background(page.getByRole('grid').locator('..'))).not.toBe(plain);
  await expect(cell(page, 3)).toHaveCSS('background-color', plain);
  expect(await cell(page, 3).evaluate((element) => getComputedStyle(element).boxShadow)).toContain(word);
  // The cell shows the letter; the input must not show it again.
  await expect(cellInput(page)).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  expect(await background(clue(page, 'Across', 1))).not.toBe(await background(clue(page, 'Across', 4)));
});

const states: [state: string, reach: (page: Page) => Promise<void>][] = [
  [
    'playing',
    async (page) => {
      await press(page, 'ASK XX');
      await page.getByRole('button', { name: 'Check Answers' }).click();
      await page.getByRole('button', { name: 'Use Hint' }).click();
    },
  ],
  [
    'with the settings open',
    async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByLabel('Skip filled cells')).toBeVisible();
    },
  ],
  [
    'with the question to start over',
    async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'complete, then back at the grid',
    async (page) => {
      await solve(page, five);
      await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Look at the grid' }).click();
    },
  ],
  ['revealed', (page) => page.getByRole('button', { name: 'Reveal All' }).click()],
  [
    'out of time',
    async (page) => {
      await page.clock.install();
      await openPuzzle(page, five, '?timer=1');
      await runOutOfTime(page);
    },
  ],
];

for (const [device, options] of [
  ['desktop', {}],
  ['mobile', phone],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('axe finds no violation in any state', async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [state, reach] of states)
        await test.step(state, async () => {
          await openPuzzle(page, five);
          await reach(page);
          await expectNoAxeViolationsInBothThemes(page);
          await page.evaluate(() => localStorage.clear());
        });
    });
  });
