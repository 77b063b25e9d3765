import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { puzzleFile, untilReady } from '../e2e/play/board.ts';
import { startServer } from '../e2e/support/server.ts';
import { findEntries, numberGrid } from '../engine/src/index.ts';
import { build } from '../scripts/build.ts';
import { findChromium, flagsAsRoot } from '../scripts/chromium.ts';
import { plainGrid } from './plainGrid.ts';

// What a key costs the browser on a 15x15, beside a page of plain cells: npm run bench:keys
// Processor time of the page's main thread, both pages in turn, so that a busy machine shows in both.
const puzzleId = '15-4-0001';
const rounds = 9;
/** Longer than a frame, so that every letter is drawn by itself. */
const keyEveryMs = 25;
/** The cells of either page, black ones counted. */
const anyCell = '[role=gridcell], #grid > *';

const puzzle = puzzleFile(puzzleId);
// Without the last one, which would end the game.
const words = findEntries(numberGrid(puzzle.grid))
  .filter(({ direction }) => direction === 'across')
  .slice(0, -1)
  .map(({ cells: run, answer }) => ({ start: run[0] ?? NaN, answer }));
const letters = words.map(({ answer }) => answer).join('');

/** Processor time in ms that the page's main thread has had so far. */
async function cpuOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Clicks on every word and types it; what that cost, divided by the number of letters. */
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
  // From the last to the first, so that no click turns the word that the one before has led to.
  for (const { start, answer } of words.toReversed()) {
    await page.mouse.click(...(places[start] ?? [0, 0]));
    await page.keyboard.type(answer.toLowerCase(), { delay: keyEveryMs });
  }
  const perKey = ((await cpuOf(devtools)) - before) / letters.length;
  const shown = (await page.locator(anyCell).allTextContents()).join('').replaceAll(/\d/g, '');
  if (shown !== letters) throw new Error(`Typed ${letters}, the page shows ${shown}`);
  await context.close();
  return perKey;
}

/** The least, the one in the middle and the most. */
function spreadOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = NaN, middle = NaN, most = NaN] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

await build();
const server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: flagsAsRoot });
const openPlain = (page: Page) => page.setContent(plainGrid(puzzle));
const openOurs = async (page: Page) => {
  await page.goto(`${server.url}/puzzles/${puzzleId}`, { waitUntil: 'networkidle' });
  await untilReady(page);
};
try {
  const plain: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(await cpuPerKey(browser, openPlain));
    ours.push(await cpuPerKey(browser, openOurs));
  }
  const ratios = ours.map((cpu, round) => cpu / (plain[round] ?? NaN));
  console.log(`${letters.length} keys, ${rounds} rounds; processor time a key, in ms:`);
  console.log(`plain cells ${spreadOf(plain)}, ours ${spreadOf(ours)}, ratio ${spreadOf(ratios)}`);
} finally {
  await browser.close();
  await server.stop();
}
