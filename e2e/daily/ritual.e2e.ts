import type { Locator, Page } from '@playwright/test';
import {
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
} from '../support/expectNoAxeViolations.ts';
import { button, phone } from '../support/screen.ts';
import { shiftsOf, unexpectedShiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { untilOpen } from '../play/board.ts';
import { fill, getDailies, getPuzzle, newUid, open } from './play.ts';

const completed = (page: Page) => page.getByRole('dialog', { name: 'Daily Puzzle Complete' });

/** Opens a puzzle and solves it; returns its id. */
async function solve(page: Page, id: string, query = ''): Promise<void> {
  await open(page, `puzzle=${id}${query}`);
  await fill(page, await getPuzzle(page.request, id));
}

/** How many cells of the grid are moving. */
const movingCells = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.hasAttribute('data-cell')).length,
  );

/** Solves the newest puzzle on a clock that stands still; returns how many cells move 0.3 seconds later. */
async function countMovingAtEnd(page: Page): Promise<number> {
  const [newest] = await getDailies(page.request);
  const answers = await getPuzzle(page.request, newest?.id ?? '');
  const letters = answers.grid
    .flat()
    .map(({ answer }) => answer)
    .join('');
  await open(page, `puzzle=${newest?.id}`);
  // The code for motion is loaded after the game has begun.
  await page.keyboard.type(letters.slice(0, -3));
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type(letters.slice(-3));
  await page.clock.runFor(300);
  return movingCells(page);
}

test('a wave runs over the finished grid, which stays in view for a moment before the dialog opens', async ({
  page,
}) => {
  expect(await countMovingAtEnd(page)).toBeGreaterThan(5);
  await page.clock.runFor(600);
  await expect(completed(page)).toHaveCount(0);
  await untilOpen(page, completed(page));
});

test('players who prefer less motion see no wave, and miss nothing else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await countMovingAtEnd(page)).toBe(0);
  await untilOpen(page, completed(page));
  await expect(completed(page)).toContainText('has hatched!');
  await expect(completed(page).getByText('1-day streak')).toBeVisible();
  await expect(completed(page)).toContainText("Tomorrow's egg hatches in");
});

test('scores are the quiet line of a game without a countdown, and large after one with it', async ({
  page,
  request,
}) => {
  const [newest] = await getDailies(request);
  const heights: number[] = [];
  for (const timer of ['', '&timer=9']) {
    await open(page, `puzzle=${newest?.id}${timer}`);
    await fill(page, await getPuzzle(request, newest?.id ?? ''));
    await expect(completed(page).getByRole('term')).toHaveText([
      'Level score',
      'Total score',
      'Session score',
    ]);
    const score = await completed(page).getByRole('definition').first().boundingBox();
    heights.push(score?.height ?? 0);
    await page.evaluate(() => localStorage.clear());
  }
  expect(heights[1]).toBeGreaterThan((heights[0] ?? 0) + 5);
});

test('a solved puzzle that is opened again shows its result, and nothing is recorded twice', async ({
  page,
}) => {
  const [newest] = await getDailies(page.request);
  const uid = newUid();
  const sent: string[] = [];
  page.on('request', (each) => each.method() === 'POST' && sent.push(new URL(each.url()).pathname));
  await solve(page, newest?.id ?? '', `&uid=${uid}`);
  const time = completed(page).getByText(/^Solved in/);
  await expect(completed(page)).toContainText('has hatched!');
  const words = await time.textContent();
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  await page.reload();
  await expect(time).toHaveText(words ?? '');
  await expect(completed(page)).toContainText('lives in your lair');
  await expect(button(completed(page), 'Share')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
  expect(sent.filter((path) => path.includes('complet'))).toHaveLength(1);
});

test('a solve whose page was left too early is recorded when the puzzle is opened again', async ({
  page,
}) => {
  const [newest] = await getDailies(page.request);
  await solve(page, newest?.id ?? '');
  await expect(completed(page)).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('monster-completions');
    localStorage.removeItem('monster-daily-results');
  });
  await page.reload();
  await expect(completed(page)).toContainText('has hatched!');
  const stored = await page.evaluate(() => localStorage.getItem('monster-completions'));
  expect(JSON.parse(stored ?? '')).toMatchObject([{ puzzleId: newest?.id, solve: { isGolden: true } }]);
});

test('a puzzle solved in another tab does not interrupt this one', async ({ page, context }) => {
  const [newest] = await getDailies(page.request);
  const other = await context.newPage();
  await open(other, `puzzle=${newest?.id}`);
  await solve(page, newest?.id ?? '');
  await expect(completed(page)).toBeVisible();
  await expect(button(other, 'Next Crossword')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('starting over in the moment after the last letter leaves no dialog behind', async ({ page }) => {
  const [newest] = await getDailies(page.request);
  await solve(page, newest?.id ?? '');
  await expect(completed(page)).toBeVisible();
  await button(completed(page), 'Look at the grid').click();
  await button(page, 'Settings').click();
  await button(page, 'Start over').click();
  await button(page.getByRole('dialog'), 'Start over').click();
  await expect(button(page, 'Reveal All')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The buttons that lead on, apart from those for races and of an offer. */
const waysOn = (dialog: Locator) =>
  dialog.getByRole('button').filter({ hasNotText: /Race|Challenge|No, thanks/ });

test('where the next puzzle is solved, one that is not comes first; Next Crossword keeps its order', async ({
  page,
}) => {
  const [newest, second, third] = await getDailies(page.request);
  await solve(page, second?.id ?? '');
  await expect(completed(page)).toBeVisible();
  await expect(button(completed(page), 'Next unsolved')).toHaveCount(0);
  await solve(page, newest?.id ?? '');
  await expect(waysOn(completed(page))).toHaveText([
    'Next unsolved',
    'Next Crossword',
    'Share',
    'Look at the grid',
  ]);
  await button(completed(page), 'Look at the grid').click();
  const tools = page.getByRole('toolbar');
  await button(tools, 'Next Crossword').click();
  await expect(page).toHaveURL(new RegExp(`puzzle=${second?.id}`));
  await open(page, `puzzle=${newest?.id}#grid`);
  await button(tools, 'Next unsolved').click();
  await expect(page).toHaveURL(new RegExp(`puzzle=${third?.id}`));
});

test('a puzzle outside the series shows the same panel, and leads to one that is not solved', async ({
  page,
}) => {
  const [newest, second] = await getDailies(page.request);
  await solve(page, newest?.id ?? '');
  await expect(completed(page)).toBeVisible();
  await page.goto('/puzzles/05-2-0001');
  await fill(page, await getPuzzle(page.request, '05-2-0001'));
  const dialog = page.getByRole('dialog', { name: 'Game Complete' });
  await expect(dialog.getByText('1-day streak')).toBeVisible();
  await expect(waysOn(dialog)).toHaveText(['Next unsolved', 'Next Level', 'Share', 'Look at the grid']);
  await expectNoAxeViolationsInBothThemes(page);
  await button(dialog, 'Next unsolved').click();
  await expect(page).toHaveURL(new RegExp(`/todaycrossword\\?puzzle=${second?.id}`));
});

test('after the game, a clue with a note tells why its answer is right', async ({ page }) => {
  await page.goto('/puzzles/05-2-0001');
  const why = page.getByRole('complementary', { name: 'Why?' });
  await fill(page, await getPuzzle(page.request, '05-2-0001'));
  await button(page.getByRole('dialog'), 'Look at the grid').click();
  await expect(why).toBeVisible();
  const puzzle = (await (await page.request.get('/api/puzzles/05-2-0001')).json()) as {
    downClues: { number: number; note?: string }[];
  };
  const noted = puzzle.downClues.find(({ note }) => note !== undefined);
  const clues = page.getByRole('region', { name: 'Down' });
  await clues.getByRole('button', { name: new RegExp(`^${noted?.number}\\s`) }).click();
  await expect(why).toContainText(noted?.note ?? 'no note');
  await expectNoAxeViolationsInBothThemes(page);
  await button(why, 'Close').click();
  await expect(why).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [820, 1180],
  [1280, 900],
] as const)
  for (const [state, play] of [
    ['has begun it', (page: Page) => page.keyboard.type('QZ')],
    ['has solved it', async (page: Page) => fill(page, await getPuzzle(page.request, 'today'))],
  ] as const)
    test(`at ${width}x${height}, nothing shifts on the home page of somebody who ${state}`, async ({
      page,
    }) => {
      await withoutFonts(page);
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      await open(page, 'puzzle=today');
      await play(page);
      if (state === 'has solved it') await expect(completed(page)).toBeVisible();
      await page.goto('/');
      await expect(page.getByText(/-day streak|No streak yet/)).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page);
    });

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu leads home, to the archive and to the lair', async ({ page }) => {
    const uid = newUid();
    await open(page, `puzzle=today&uid=${uid}`);
    await button(page, 'More tools').click();
    const links = page.getByRole('navigation', { name: 'More pages' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Archive', 'Lair']);
    await links.getByText('Archive').click();
    await expect(page).toHaveURL(new RegExp(`/archive\\?uid=${uid}`));
  });

  test('who comes back sees the puzzle of the day first, without scrolling and without a shift', async ({
    page,
  }) => {
    await withoutFonts(page);
    await watchShifts(page);
    const today = await getPuzzle(page.request, 'today');
    const card = page.getByRole('region', { name: "Today's crossword" });
    const welcome = page.getByText(/^Free crosswords for every mood/);
    const isCardFirst = async (): Promise<boolean> => {
      const [first, second] = await Promise.all([card.boundingBox(), welcome.boundingBox()]);
      return (first?.y ?? 0) < (second?.y ?? 0);
    };
    await page.goto('/');
    await expect(card.getByText('Solve it to hatch me')).toBeAttached();
    expect(await isCardFirst()).toBe(false);
    await open(page, 'puzzle=today');
    await page.keyboard.type('QZ');
    await page.goto('/');
    await expect(card.getByText(/^2 of \d+ letters are in\.$/)).toBeInViewport();
    await expect(card.getByText("Solve today's to start a streak.")).toBeInViewport({ ratio: 1 });
    expect(await isCardFirst()).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.locator('main a').first().getAttribute('href')).toBe('/todaycrossword?puzzle=today');
    await page.evaluate(() => localStorage.clear());
    await solve(page, today.id);
    await expect(completed(page)).toBeVisible();
    await page.goto('/');
    await expect(card.getByText('1-day streak')).toBeInViewport();
    await expect(card.getByText("Tomorrow's egg hatches in")).toBeInViewport();
    await expect(card.getByRole('link', { name: 'See your grid' })).toBeInViewport();
    await expect(card.getByText(/^Last hatched:/)).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(await unexpectedShiftsOf(page)).toEqual([]);
    await expectNoAxeViolationsInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSidewaysScroll(page);
    await card.getByRole('link', { name: 'See your grid' }).click();
    await expect(button(page, 'Next Crossword')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
