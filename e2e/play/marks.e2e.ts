import type { Browser, Locator, Page } from '@playwright/test';
import { adminSettings, newAuthor, openAdmin } from '../admin/admin.ts';
import { drop, payloadOf } from '../admin/files.ts';
import type { PuzzleFile } from '../admin/files.ts';
import { expectFit, expectNoSidewaysScroll } from '../support/expectNoAxeViolations.ts';
import { expectSameDocument, follow } from '../support/follow.ts';
import { button, toast } from '../support/screen.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { announcements, cell, cellInput, clue, press, untilReady } from './board.ts';

test.use({ settings: adminSettings });

const short = 'The circles spell a word.';
const long = `${short} `.repeat(12).trim();

/** Row 1 has two circles, row 2 is shaded, and its first cell is circled, too. */
const marks = ['marks,.,o,o', 'marks,b,s,s,s,s'];

function markedCsv(title: string, author: string, introduction = short): PuzzleFile {
  const text = [
    'crossword,1',
    `introduction,${introduction}`,
    ...['#PACK', 'PROSE', 'LOTUS', 'ASIDE', 'NEST#'].map((row) => `grid,${row}`),
    ...marks,
    'across,1,Wolves\nacross,5,No rhyme\nacross,6,Flower\nacross,7,Whisper\nacross,8,Home in a tree',
    'down,1,Thorny\ndown,2,One\ndown,3,Two\ndown,4,Three\ndown,5,Intend',
  ].join('\n');
  return { name: `${title}__${author}__2__2026-01-05.csv`.replaceAll(' ', '_'), text };
}

const xd = (head: string, grid: string, name: string): PuzzleFile => ({
  name,
  text: `Title: Odd\nAuthor: Bo\nDate: 2026-01-06\nDifficulty: 2\n${head}\n\n\n${grid}\n\n\nA1. Pet\nA4. Gorilla\n\nD1. Taxi\nD2. Monkey\nD3. Ted\n`,
});

/** Stores a marked puzzle as the admin and returns the path to play it. */
async function storeMarked(page: Page, introduction?: string): Promise<string> {
  const file = markedCsv('Ringed', newAuthor(), introduction);
  await openAdmin(page, 'Upload Puzzles');
  const multipart = { puzzleFile: payloadOf(file) };
  const reply = await page.request.post('/admin/api/puzzles/upload', { multipart });
  const { puzzles } = (await reply.json()) as { puzzles: { id: string }[] };
  return `/puzzles/${puzzles[0]?.id}`;
}

/** How the cells of the first two rows are marked. */
const marked: readonly (readonly [index: number, description: string])[] = [
  [1, 'circled'],
  [2, 'circled'],
  [3, ''],
  [5, 'circled shaded'],
  [6, 'shaded'],
  [9, 'shaded'],
  [10, ''],
];

async function expectMarks(page: Page): Promise<void> {
  for (const [index, description] of marked)
    await expect(cell(page, index)).toHaveAccessibleDescription(description);
  await expect(page.locator('[data-mark~=circled]')).toHaveCount(3);
  await expect(page.locator('[data-mark~=shaded]')).toHaveCount(5);
}

test('an editor uploads circles, shading and an introduction, and players get them', async ({ page }) => {
  const author = newAuthor();
  await openAdmin(page, 'Upload Puzzles');
  await drop(
    page,
    markedCsv('Ringed', author),
    xd('', 'CAT\nAPE', 'rectangle.xd'),
    xd('Rebus: 1=HEART', 'C1T\nAPE\nBED', 'rebus.xd'),
  );
  await expect(page.getByRole('status').filter({ hasText: '1 ready, 2 with errors' })).toBeVisible();
  const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const good = cardOf('Ringed__');
  await expect(
    good.getByRole('img', { name: 'Grid of 5 rows and 5 columns, 3 circled, 5 shaded' }),
  ).toBeVisible();
  await expect(good.getByText(`Introduction: ${short}`)).toBeVisible();
  await expect(good.getByText(/left out|lose/)).toHaveCount(0);
  await expect(cardOf('rectangle.xd').getByRole('list', { name: 'Errors' })).toContainText(
    'This grid is 3 wide and 2 high. The site plays square grids only: add rows or columns of black cells until it is 3 by 3, or ask its maker for a square version.',
  );
  await expect(cardOf('rebus.xd').getByRole('list', { name: 'Errors' })).toContainText(
    'Row 1, column 2 is a rebus ("HEART"): several letters in one cell. The site plays one letter per cell: change the words that cross there',
  );
  await expectFit(page);
  await button(page, 'Upload').click();
  await expect(toast(page)).toContainText('Upload Successful');
  const stored =
    (await cardOf('Ringed__')
      .getByText(/^Stored as/)
      .textContent()) ?? '';
  await page.goto(`/puzzles/${stored.replace('Stored as ', '')}`);
  await expect(page.getByText(short)).toBeVisible();
  await expectMarks(page);
  await untilReady(page);
  await expectFit(page);
});

test('marks are drawn by the server and by the browser, are said, and stay while playing', async ({
  page,
}) => {
  const path = await storeMarked(page);
  for (const open of [() => page.goto(path), () => follow(page, path)]) {
    await open();
    await untilReady(page);
    await expectMarks(page);
    await expect(page.getByText(short)).toBeVisible();
    await clue(page, 'Across', 1).click();
    await expect(cellInput(page)).toHaveAccessibleName(/^1-Across, Wolves: 1 of 4, .*, circled$/);
    await clue(page, 'Across', 5).click();
    await expect(announcements(page)).toHaveText(/^5-Across, No rhyme: 1 of 5, .*, circled, shaded$/);
    await press(page, 'ArrowRight');
    await expect(announcements(page)).toHaveText(/^2 of 5, .*, shaded$/);
    await press(page, 'X Backspace');
    await expectMarks(page);
  }
  await expectSameDocument(page);
});

/** The lowest contrasts in a cell: of its letter with any color behind it, and of its circle with the plain background. */
function contrastsIn(part: Locator): Promise<{ letter: number; ring: number; hatch: string }> {
  return part.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** The color that results from painting these over each other. */
    const lightnessOf = (...layers: string[]): number => {
      if (context === null) return 0;
      for (const layer of layers) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
    const hatch = /repeating-linear-gradient\(135deg, (rgba?\([^)]*\))/.exec(backgroundImage)?.[1] ?? '';
    const letter = lightnessOf(color);
    const paper = lightnessOf(backgroundColor);
    const stripe = hatch === '' ? paper : lightnessOf(backgroundColor, hatch);
    const ring = lightnessOf(getComputedStyle(element, '::before').borderTopColor);
    return {
      letter: Math.min(contrast(letter, paper), contrast(letter, stripe)),
      ring: Math.min(contrast(ring, paper), contrast(ring, stripe)),
      hatch,
    };
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`in the ${colorScheme} theme, letters and circles keep their contrast in every state`, async ({
    page,
  }) => {
    const path = await storeMarked(page);
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await untilReady(page);
    const ringed = cell(page, 5);
    const expectContrast = async (state: string): Promise<void> => {
      const { letter, ring, hatch } = await contrastsIn(ringed);
      expect.soft(letter, `letter, ${state}`).toBeGreaterThanOrEqual(4.5);
      expect.soft(ring, `circle, ${state}`).toBeGreaterThanOrEqual(3);
      expect.soft(hatch, `hatching, ${state}`).not.toBe('');
    };
    await expectContrast('plain');
    await clue(page, 'Across', 5).click();
    await expectContrast('selected');
    await press(page, '. X');
    await expectContrast('in pencil in the word');
    await clue(page, 'Across', 6).click();
    await expectContrast('in pencil');
    await button(page, 'Check Answers').click();
    await expect(ringed).toHaveAttribute('aria-invalid', 'true');
    await expectContrast('wrong');
    await clue(page, 'Across', 5).click();
    await expectContrast('wrong and selected');
    await press(page, 'PROSE');
    await clue(page, 'Across', 5).click();
    await press(page, 'ArrowRight');
    await expectContrast('solved in the word');
    await clue(page, 'Across', 8).click();
    await expectContrast('solved');
  });

test('a contrast theme shows circles and shading with its own colors', async ({ page }) => {
  const path = await storeMarked(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(path);
  await untilReady(page);
  await clue(page, 'Across', 8).click();
  await expect(cell(page, 6)).toHaveCSS('outline-style', 'dotted');
  await expect(cell(page, 11)).toHaveCSS('outline-style', 'none');
  expect((await contrastsIn(cell(page, 5))).ring).toBeGreaterThan(4.5);
});

async function openOnSmallPhone(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const viewport = { width: 320, height: 568 };
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true, viewport });
  const page = await context.newPage();
  await withoutFonts(page);
  await watchShifts(page);
  await page.goto(path);
  await untilReady(page);
  return page;
}

for (const [kind, introduction] of [
  ['short', short],
  ['long', long],
] as const)
  test(`a ${kind} introduction leaves a small phone its whole grid, and nothing moves`, async ({
    page: admin,
    browser,
    baseURL,
    allow,
  }) => {
    allow(/woff2/);
    const page = await openOnSmallPhone(browser, baseURL ?? '', await storeMarked(admin, introduction));
    const grid = page.getByRole('grid');
    const bottomOf = async (part: Locator): Promise<number> => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const keyboard = (await button(page, 'Q').boundingBox())?.y ?? 0;
    expect(await bottomOf(grid)).toBeLessThan(keyboard);
    expect((await grid.boundingBox())?.width).toBeGreaterThan(190);
    await expectNoSidewaysScroll(page);
    expect(await shiftsOf(page)).toEqual([]);
    await expect(page.getByText(introduction)).toBeVisible({ visible: kind === 'short' });
    if (kind === 'long') {
      await page.getByText('Introduction', { exact: true }).tap();
      await expect(page.getByText(introduction)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Introduction', { exact: true })).toBeHidden();
    }
    await page.context().close();
  });
