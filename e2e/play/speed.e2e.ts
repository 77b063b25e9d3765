import type { Page } from '@playwright/test';
import { phone } from '../support/screen.ts';
import { unexpectedShiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import {
  answersAcross,
  cell,
  cellInput,
  expectPicture,
  lettersOf,
  openAsleep,
  openPuzzle,
  picture,
  press,
  puzzleFile,
  untilReady,
} from './board.ts';

const fifteen = '15-4-0001';

for (const rate of [1, 6])
  test(`no letter of a 15x15 typed back to back is dropped at ${rate}x slowdown`, async ({ page }) => {
    await openPuzzle(page, fifteen);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate });
    // Sent without waiting for responses, like keys that are hit faster than the page can handle.
    await Promise.all(
      [...answersAcross(fifteen)].flatMap((text) => [
        client.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text }),
        client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }),
      ]),
    );
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect.poll(() => lettersOf(page)).toBe(puzzleFile(fifteen).grid.join(' '));
    await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
  });

/** Counts the cells that the page updates for one key. */
async function cellsTouched(page: Page, key: string): Promise<number> {
  const touched = await page.getByRole('grid').evaluateHandle((grid) => {
    const cells = new Set<Element>();
    const note = ({ target }: MutationRecord): void => {
      const element = target instanceof Element ? target : target.parentElement;
      const touchedCell = element?.closest('[role=gridcell]');
      if (touchedCell) cells.add(touchedCell);
    };
    new MutationObserver((records) => records.forEach(note)).observe(grid, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return cells;
  });
  const before = await picture(page);
  await press(page, key);
  await expect.poll(() => picture(page)).not.toBe(before);
  return touched.evaluate(({ size }) => size);
}

test('a key updates no more cells than those of its two words', async ({ page }) => {
  await openPuzzle(page, fifteen);
  for (const [does, key, most] of [
    ['a letter', 'X', 2],
    ['an arrow key along the word', 'ArrowRight', 2],
    ['a cleared letter', 'Backspace', 2],
    ['a change of direction', 'Space', 'CAT'.length + 'CAPES'.length],
    ['the next clue', 'Tab', 'CAPES'.length + 'AGENT'.length],
  ] as const)
    await test.step(does, async () => {
      const touched = await cellsTouched(page, key);
      expect(touched).toBeGreaterThan(0);
      expect(touched).toBeLessThanOrEqual(most);
    });
});

test('a letter that solves a word updates only that word and the next', async ({ page }) => {
  await openPuzzle(page, fifteen);
  await press(page, 'CA');
  expect(await cellsTouched(page, 'T')).toBeLessThanOrEqual('CAT'.length + 'SEETHE'.length);
});

test.describe('before the scripts run', () => {
  test('grid and clues are visible, and what is typed is kept', async ({ page }) => {
    const wake = await openAsleep(page, '/puzzles/04-1-0001');
    await expect(page.getByText('Part of a plant')).toBeVisible();
    await cell(page, 5).click();
    await press(page, 'XY ArrowDown ArrowDown Z Tab Q');
    wake();
    await untilReady(page);
    await expectPicture(page, 'Q>..# .XY. ...Z #...');
    await press(page, 'R');
    await expectPicture(page, 'QR>.# .XY. ...Z #...');
  });

  test('a letter typed without a click is kept, and the next one follows it', async ({ page }) => {
    const wake = await openAsleep(page, '/puzzles/04-1-0001');
    await press(page, 'X');
    wake();
    await untilReady(page);
    await expect(cellInput(page)).toBeFocused();
    await press(page, 'Y');
    await expectPicture(page, 'XY>.# .... .... #...');
  });

  test('letters are added to a game started earlier', async ({ page }) => {
    await openPuzzle(page, '04-1-0001');
    await press(page, 'XY');
    const wake = await openAsleep(page, '/puzzles/04-1-0001');
    await press(page, 'Z');
    wake();
    await untilReady(page);
    await expectPicture(page, 'XYZ# >.... .... #...');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('taps on our own keyboard are kept', async ({ page }) => {
      const wake = await openAsleep(page, '/puzzles/04-1-0001');
      const keyboard = page.getByRole('group', { name: 'Keyboard' });
      for (const name of ['Switch between across and down', 'X', 'Y', 'Backspace', 'Q'])
        await keyboard.getByRole('button', { name, exact: true }).tap();
      wake();
      await untilReady(page);
      await expectPicture(page, 'X..# Q... v.... #...');
    });
  });
});

for (const [device, options] of [
  ['a desktop', {}],
  ['a phone', phone],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('nothing shifts during load, typing, hint and solution', async ({ page }) => {
      await watchShifts(page);
      await openPuzzle(page, '05-2-0001', '?timer=5');
      const place = await page.getByRole('grid').boundingBox();
      await page.keyboard.type(`${answersAcross('05-2-0001').slice(0, -'see'.length)}x`);
      await page.getByRole('button', { name: 'Check Answers' }).click();
      await page.getByRole('button', { name: 'Use Hint' }).click();
      await press(page, 'Home SEE');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: 'Look at the grid' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await unexpectedShiftsOf(page)).toEqual([]);
      expect(await page.getByRole('grid').boundingBox()).toEqual(place);
    });
  });
