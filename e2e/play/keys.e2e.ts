import { expect, test } from '../support/test.ts';
import { cell, cellInput, expectPicture, lettersOf, openPuzzle, press, setSetting } from './board.ts';

// ARM# LOOP LOVE #TEN; across 1 4 6 7, down 1 2 3 5.
const four = '04-1-0001';
const empty = '>...# .... .... #...';

/** Every row starts with an empty grid, at the first cell of 1-Across. */
const table: Record<string, [does: string, keys: string, picture: string][]> = {
  'a letter': [
    ['is entered, and the next cell is selected', 'X', 'X>..# .... .... #...'],
    ['may be a capital', 'Shift+X', 'X>..# .... .... #...'],
    ['replaces the letter that is there', 'X ArrowLeft Y', 'Y>..# .... .... #...'],
    ['that replaces another moves to the next cell, filled or not', 'XY Home Z', 'Z>Y.# .... .... #...'],
    ['in an empty cell moves past filled ones', 'ArrowRight X Home Y', 'YX>.# .... .... #...'],
    ['at the end of a word wraps to its first empty cell', 'ArrowRight XY', '>.XY# .... .... #...'],
    ['that fills the word moves to the next clue', 'XYZ', 'XYZ# >.... .... #...'],
    [
      'that fills the word moves past filled clues',
      'Enter WXYZ Shift+Enter Shift+Enter ABC',
      'ABC# WXYZ >.... #...',
    ],
    ['never changes a solved cell', 'ARM Shift+Enter X', '>ARM# .... .... #...'],
    ['on a solved cell lands nowhere else', 'ARM Shift+Enter Space X', 'vARM# .... .... #...'],
    ['that is already in the solved cell only moves on', 'ARM Shift+Enter Space A', 'ARM# v.... .... #...'],
  ],
  'an arrow key': [
    ['along the word moves one cell', 'ArrowRight', '.>..# .... .... #...'],
    ['against the word moves back', 'End ArrowLeft', '.>..# .... .... #...'],
    ['at the edge stays', 'ArrowLeft', empty],
    ['across the word changes direction first', 'ArrowDown', 'v...# .... .... #...'],
    ['across the word moves once the direction has changed', 'ArrowDown ArrowDown', '...# v.... .... #...'],
    ['may leave the word', 'Enter ArrowDown ArrowUp', 'v...# .... .... #...'],
  ],
  Tab: [
    ['goes to the next unfilled clue', 'X Tab', 'X..# >.... .... #...'],
    ['goes to the first empty cell of the clue', 'Tab X Shift+Tab Tab', '...# X>... .... #...'],
    ['skips filled clues', 'Enter ABCD Shift+Enter Shift+Enter Tab', '...# ABCD >.... #...'],
    ['continues from across to down', 'Tab Tab Tab Tab', 'v...# .... .... #...'],
    ['wraps around', 'Tab Tab Tab Tab Tab Tab Tab Tab', empty],
    ['with Shift goes to the previous unfilled clue', 'Shift+Tab', '...# ...v. .... #...'],
    ['with Shift returns to the word that was just filled', 'XYZ Shift+Tab', '>XYZ# .... .... #...'],
    ['walks on in a full but wrong grid', 'XYZ XYZW XYZW XYZ Tab Tab', 'XvYZ# XYZW XYZW #XYZ'],
    ['with Shift walks back in a full but wrong grid', 'XYZ XYZW XYZW XYZ Shift+Tab', 'XYZ# XYZW >XYZW #XYZ'],
  ],
  Enter: [
    ['goes to the next clue', 'Enter', '...# >.... .... #...'],
    ['with Shift goes back, even to a filled clue', 'XYZ Shift+Enter', '>XYZ# .... .... #...'],
    ['with Shift wraps around', 'Shift+Enter', '...# ...v. .... #...'],
  ],
  'Space, Home or End': [
    ['changes direction', 'Space', 'v...# .... .... #...'],
    ['changes direction back', 'Space Space', empty],
    ['goes to the last cell of the word', 'End', '..>.# .... .... #...'],
    ['goes to the first cell of the word', 'Space End Home', 'v...# .... .... #...'],
  ],
  'Backspace or Delete': [
    ['clears a filled cell and stays', 'XY ArrowLeft Backspace', 'X>..# .... .... #...'],
    ['in an empty cell steps back and clears there', 'XY Backspace', 'X>..# .... .... #...'],
    ['at the start of the first word stays', 'Backspace', empty],
    ['takes back a last letter after the cursor has jumped on', 'XYZ Backspace', 'XY>.# .... .... #...'],
    [
      'goes back over filled clues too',
      'Enter WXYZ Shift+Enter Shift+Enter ABC Backspace',
      'AB>.# WXYZ .... #...',
    ],
    [
      'at the start of a word clears the end of the previous clue',
      'XYZ Enter Shift+Enter Backspace',
      'XY>.# .... .... #...',
    ],
    ['clears the cell and stays', 'XY Home Delete', '>.Y.# .... .... #...'],
    ['in an empty cell stays', 'X Delete', 'X>..# .... .... #...'],
    ['never clears a solved cell', 'ARM Shift+Enter Delete Backspace', '>ARM# .... .... #...'],
  ],
  'Ctrl or Cmd with Z': [
    ['undoes the last letter', 'XY Control+z', 'X>..# .... .... #...'],
    ['restores what was cleared', 'X ArrowLeft Delete Control+z', '>X..# .... .... #...'],
    ['with Shift redoes it', 'XY Control+z Control+Shift+Z', 'X>Y.# .... .... #...'],
    ['works with Cmd too', 'XY Meta+z Meta+z Meta+Shift+Z', '>X..# .... .... #...'],
  ],
  'a key that belongs to the browser': [['types nothing', 'F1 F9 Control+b Alt+x 1 , Insert', empty]],
};

for (const [key, rows] of Object.entries(table))
  test(`${key} does what the key table says`, async ({ page }) => {
    await page.addInitScript(() => localStorage.clear());
    for (const [does, keys, after] of rows)
      await test.step(does, async () => {
        await page.goto(`/puzzles/${four}`);
        await expect(cellInput(page)).toBeFocused();
        await press(page, keys);
        await expectPicture(page, after);
      });
  });

test('an arrow key skips black cells', async ({ page }) => {
  await openPuzzle(page, '07-3-0001');
  await press(page, 'End ArrowRight');
  await expect(cell(page, 4)).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowLeft');
  await expect(cell(page, 2)).toHaveAttribute('aria-selected', 'true');
});

test('a revealed cell takes no other letter, and neither does its neighbor', async ({ page }) => {
  await openPuzzle(page, four);
  await page.getByRole('button', { name: 'Use Hint' }).click();
  await expect.poll(() => lettersOf(page)).toMatch(/^(\.RM|A\.M|AR\.)/);
  const [row = ''] = (await lettersOf(page)).split(' ');
  const revealed = [0, 1, 2].filter((index) => row[index] !== '.');
  for (const index of revealed) {
    await cell(page, index).click();
    await press(page, 'Q Delete');
  }
  expect(await lettersOf(page)).toContain(`${row} .... ....`);
});

test('Escape, then Tab leaves the grid in both directions', async ({ page }) => {
  await openPuzzle(page, four);
  await press(page, 'Escape Tab');
  await expect(page.getByRole('button', { name: 'Previous clue' })).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(cellInput(page)).toBeFocused();
  await press(page, 'Escape Shift+Tab');
  await expect(page.getByRole('button', { name: 'Reveal All' })).toBeFocused();
  await press(page, 'Tab');
  await expect(cellInput(page)).toBeFocused();
  await expectPicture(page, empty);
  await press(page, 'Escape X Tab');
  await expectPicture(page, 'X..# >.... .... #...');
});

test('a click selects a cell, and a second click changes direction', async ({ page }) => {
  await openPuzzle(page, four);
  await cell(page, 5).click();
  await expectPicture(page, '...# .>... .... #...');
  await cell(page, 5).click();
  await expectPicture(page, '...# .v... .... #...');
  await cell(page, 3).click();
  await expectPicture(page, '...# .v... .... #...');
  await press(page, 'X');
  await expectPicture(page, '...# .X.. .v... #...');
});

test('the input always lies over the selected cell', async ({ page }) => {
  await openPuzzle(page, '15-4-0001');
  for (const keys of ['End', 'Shift+Enter', 'Shift+Enter End', 'X']) {
    await press(page, keys);
    await expect
      .poll(() =>
        cellInput(page).evaluate((input) => {
          const [over, selected] = [input, document.querySelector('[aria-selected=true]')].map((each) =>
            each?.getBoundingClientRect(),
          );
          if (over === undefined || selected === undefined) return Infinity;
          const sides = ['left', 'top', 'right', 'bottom'] as const;
          return Math.max(...sides.map((side) => Math.abs(over[side] - selected[side])));
        }),
      )
      // The line beside the cell counts, too.
      .toBeLessThan(2);
  }
});

test('typing continues after a click on a tool, a clue or the banner', async ({ page }) => {
  await openPuzzle(page, four);
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await press(page, 'X');
  await page.getByRole('button', { name: 'Next clue' }).last().click();
  await press(page, 'Y');
  await page.getByRole('region', { name: 'Across' }).getByRole('button').last().click();
  await press(page, 'Z');
  await expectPicture(page, 'X..# Y... .... #Z>..');
});

test("'Skip filled cells' can be switched off and stays off", async ({ page }) => {
  await openPuzzle(page, four);
  await setSetting(page, 'Skip filled cells', false);
  await page.reload();
  await expect(cellInput(page)).toBeFocused();
  await press(page, 'ArrowRight X Home Y');
  await expectPicture(page, 'Y>X.# .... .... #...');
});

test("'Jump to the next clue' can be switched off and stays off", async ({ page }) => {
  await openPuzzle(page, four);
  await setSetting(page, 'Jump to the next clue', false);
  await page.reload();
  await expect(cellInput(page)).toBeFocused();
  await press(page, 'XYZ');
  await expectPicture(page, 'XY>Z# .... .... #...');
});
