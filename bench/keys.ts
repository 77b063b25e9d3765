import type { Browser, Page } from '@playwright/test';
import { puzzleFile, untilReady } from '../e2e/play/board.ts';
import { withSite } from '../e2e/support/withSite.ts';
import { findEntries, numberGrid } from '../engine/src/index.ts';
import { cpuOf } from './measureLoad.ts';
import { plainGrid } from './plainGrid.ts';
import { spreadOf } from './spread.ts';

// Measures what a key costs the browser on a 15x15, compared with a page of plain cells: npm run bench:keys
// It measures processor time of the page's main thread, on both pages in turn, so that a busy machine affects both.
const puzzleId = '15-4-0001';
const rounds = 9;
/** Longer than a frame, so that every letter is drawn separately. */
const keyEveryMs = 25;
/** The cells of either page, including black ones. */
const anyCell = '[role=gridcell], #grid > *';

const puzzle = puzzleFile(puzzleId);
// Without the last word, which would end the game.
const words = findEntries(numberGrid(puzzle.grid))
  .filter(({ direction }) => direction === 'across')
  .slice(0, -1)
  .map(({ cells: run, answer }) => ({ start: run[0] ?? NaN, answer }));
const letters = words.map(({ answer }) => answer).join('');

/** Clicks on every word and types it; returns the cost divided by the number of letters. */
async function cpuPerKey(browser: Browser, open: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  await open(page);
  const places = await page.locator(anyCell).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await cpuOf(devtools);
  // From last to first, so that no click lands on the cell selected by then, which would change direction.
  for (const { start, answer } of words.toReversed()) {
    await page.mouse.click(...(places[start] ?? [0, 0]));
    await page.keyboard.type(answer.toLowerCase(), { delay: keyEveryMs });
  }
  const perKey = ((await cpuOf(devtools)) - before) / letters.length;
  const shown = (await page.locator(anyCell).allTextContents()).join('').replaceAll(/\d/g, '');
  if (shown !== letters) throw new Error(`Typed ${letters}, but the page shows ${shown}`);
  await context.close();
  return perKey;
}

await withSite(async (browser, url) => {
  const openPlain = (page: Page) => page.setContent(plainGrid(puzzle));
  const openOurs = async (page: Page) => {
    await page.goto(`${url}/puzzles/${puzzleId}`, { waitUntil: 'networkidle' });
    await untilReady(page);
  };
  const plain: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(await cpuPerKey(browser, openPlain));
    ours.push(await cpuPerKey(browser, openOurs));
  }
  const ratios = ours.map((cpu, round) => cpu / (plain[round] ?? NaN));
  console.log(`${letters.length} keys, ${rounds} rounds; processor time per key, in ms:`);
  console.log(`plain cells ${spreadOf(plain, 2)}, ours ${spreadOf(ours, 2)}, ratio ${spreadOf(ratios, 2)}`);
});
