import type { CDPSession, Locator, Page } from '@playwright/test';
import { phone } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import {
  answersAcross,
  cell,
  cellInput,
  clue,
  expectPicture,
  lettersOf,
  openPuzzle,
  picture,
  press,
  puzzleFile,
  setSetting,
} from './board.ts';
import { keyboard } from './layout.ts';

test.use(phone);

const key = (page: Page, name: string): Locator => keyboard(page).getByRole('button', { name, exact: true });

/** Taps keys of our own keyboard, by name. */
async function tapKeys(page: Page, names: Iterable<string>): Promise<void> {
  for (const name of names) await key(page, name).tap();
}

test('a whole puzzle is solved by touch alone', async ({ page }) => {
  const id = '05-2-0001';
  await openPuzzle(page, id);
  await cell(page, 5).tap();
  await expect(cell(page, 5)).toHaveAttribute('aria-selected', 'true');
  await cell(page, 2).tap();
  await tapKeys(page, ['A', 'Q', 'Backspace']);
  await expect.poll(() => lettersOf(page)).toMatch(/^##A\.\. /);
  await clue(page, 'Across', 1).tap();
  await tapKeys(page, answersAcross(id).toUpperCase());
  await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
  await page.getByRole('button', { name: 'Look at the grid' }).tap();
  expect(await lettersOf(page)).toBe(puzzleFile(id).grid.join(' '));
});

test('the keys for undo, redo and the pencil work', async ({ page }) => {
  await openPuzzle(page, '03-1-0001');
  await tapKeys(page, ['X', 'Y', 'Undo', 'Undo', 'Redo']);
  await expectPicture(page, '>X.. ... ...');
  await tapKeys(page, ['Pencil', 'Z']);
  await expect(key(page, 'Pencil')).toHaveAttribute('aria-pressed', 'true');
  await expect(cell(page, 0)).toHaveCSS('font-style', 'italic');
  await tapKeys(page, ['Pencil', 'Q']);
  await expect(cell(page, 1)).toHaveText('2Q');
  await expect(cell(page, 1)).toHaveCSS('font-style', 'normal');
});

test('the keys for direction and next clue work', async ({ page }) => {
  await openPuzzle(page, '03-1-0001');
  await key(page, 'Switch between across and down').tap();
  await expectPicture(page, 'v... ... ...');
  await tapKeys(page, ['X', 'Next clue', 'Y']);
  await expectPicture(page, 'XY. .v.. ...');
});

test('a tap on a clue leaves the keyboard in place', async ({ page }) => {
  await openPuzzle(page, '07-3-0001');
  const place = await keyboard(page).boundingBox();
  await clue(page, 'Down', 1).tap();
  await expect(clue(page, 'Down', 1)).toHaveAttribute('aria-current', 'true');
  await expect(cellInput(page)).toBeFocused();
  await expect(cellInput(page)).toHaveAttribute('inputmode', 'none');
  await tapKeys(page, 'X');
  await expect(cell(page, 0)).toHaveText('1X');
  await expect(keyboard(page)).toBeInViewport({ ratio: 1 });
  expect(await keyboard(page).boundingBox()).toEqual(place);
});

/** Taps a key every 20 ms, whether or not the page keeps up. */
async function tapFast(page: Page, client: CDPSession, names: readonly string[]): Promise<void> {
  const points = new Map<string, { x: number; y: number }>();
  for (const name of new Set(names)) {
    const box = await key(page, name).boundingBox();
    if (box) points.set(name, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const sent: Promise<unknown>[] = [];
  const startedAt = performance.now();
  for (const [index, name] of names.entries()) {
    await expect.poll(() => performance.now() - startedAt, { intervals: [1] }).toBeGreaterThan(index * 20);
    const touchPoints = [points.get(name) ?? { x: 0, y: 0 }];
    sent.push(
      client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
      client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    );
  }
  await Promise.all(sent);
}

/** Letters that solve nothing, with a corrected slip in a dozen words: a lost tap shows in the grid. */
function manyTaps(id: string): { names: string[]; rows: string[] } {
  const names: string[] = [];
  let [count, slips] = [0, 0];
  const rows = puzzleFile(id).grid.map((row) =>
    row.replaceAll(/[A-Z]/g, (_, column: number) => {
      const letter = 'QJXZ'.charAt(count % 4);
      count += 1;
      names.push(letter);
      if (row[column - 1] !== '#' || slips === 12) return letter;
      names.push('V', 'Backspace');
      slips += 1;
      return letter;
    }),
  );
  return { names, rows };
}

for (const rate of [1, 6])
  test(`no tap of over 200 at 20 ms intervals is dropped at ${rate}x slowdown`, async ({ page }) => {
    const id = '15-4-0001';
    await openPuzzle(page, id);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate });
    const { names, rows } = manyTaps(id);
    await tapFast(page, client, names.slice(0, -1));
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect.poll(() => lettersOf(page)).toBe(`${rows.join(' ').slice(0, -1)}.`);
  });

test('two fingers at once enter two letters', async ({ page }) => {
  await openPuzzle(page, '03-1-0001');
  const client = await page.context().newCDPSession(page);
  const [q, p] = [await key(page, 'Q').boundingBox(), await key(page, 'P').boundingBox()];
  const first = { x: (q?.x ?? 0) + 5, y: (q?.y ?? 0) + 5, id: 1 };
  const second = { x: (p?.x ?? 0) + 5, y: (p?.y ?? 0) + 5, id: 2 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first, second] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectPicture(page, 'QP>. ... ...');
});

test.describe("with the device's keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await openPuzzle(page, '05-2-0001');
    await setSetting(page, 'Use the device’s keyboard', true);
    await page.reload();
    await cell(page, 3).tap();
    await cell(page, 2).tap();
  });

  test('ours is hidden and the device may show its own', async ({ page }) => {
    await expect(keyboard(page)).toHaveCount(0);
    await expect(cellInput(page)).toHaveAttribute('inputmode', 'text');
    await expect(cellInput(page)).toBeFocused();
  });

  test('what it inserts is typed, even over a letter', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    for (const text of ['x', 'y']) await client.send('Input.insertText', { text });
    await expect.poll(() => picture(page)).toMatch(/^##XY>\. /);
    await press(page, 'Home');
    await client.send('Input.insertText', { text: 'z' });
    await expect.poll(() => picture(page)).toMatch(/^##Z>Y\. /);
  });

  test('a swiped word is typed in full, even into the next clue', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'house', selectionStart: 5, selectionEnd: 5 });
    await expect.poll(() => picture(page)).toBe('##HOU SE>... ..... ..... ...##');
    await client.send('Input.insertText', { text: 'house' });
    await client.send('Input.insertText', { text: 'x' });
    await expectPicture(page, '##HOU SEX>.. ..... ..... ...##');
  });

  test('a composition that grows and corrects itself ends with its final text', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    for (const text of ['h', 'ho', 'hoi', 'hoist', 'hoi', 'houses']) await compose(text);
    await expectPicture(page, '##HOU SES>.. ..... ..... ...##');
    await compose('home');
    await expectPicture(page, '##HOM E>.... ..... ..... ...##');
    await client.send('Input.insertText', { text: 'hole' });
    await expectPicture(page, '##HOL E>.... ..... ..... ...##');
    await press(page, 'Control+z Control+z');
    await expectPicture(page, '##HO>. ..... ..... ..... ...##');
  });
});
