import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { puzzleFile, untilReady } from '../e2e/play/board.ts';
import { withSite } from '../e2e/support/withSite.ts';
import { findEntries, numberGrid } from '../engine/src/index.ts';
import { cpuOf } from './measureLoad.ts';
import { plainGrid } from './plainGrid.ts';
import { medianOf, spreadOf } from './spread.ts';

// Measures what a key costs the browser on a 15x15, compared with a page of plain cells: npm run bench:keys
// Or a key in a room, where a friend looks on, compared with one of somebody alone: npm run bench:keys -- --room
// It measures processor time of the page's main thread, on both pages in turn, so that a busy machine affects both.
const puzzleId = '15-4-0001';
const rounds = 9;
/** Longer than a frame, so that every letter is drawn separately. */
const keyEveryMs = 25;
/** The cells of either page, including black ones. */
const anyCell = '[role=gridcell], #grid > *';

/** A key in a room divided by one of somebody alone. */
const roomBudget = 1.2;

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

/** Goes to a new room, where a friend is already and stays until the page is closed. */
async function openRoom(browser: Browser, url: string, page: Page): Promise<void> {
  const made = await page.request.post(`${url}/api/rooms`, { data: { puzzleId } });
  const { key } = (await made.json()) as { key: string };
  const friend = await browser.newContext();
  page.once('close', () => void friend.close());
  for (const each of [await friend.newPage(), page]) {
    // A room is never idle on the network.
    await each.goto(`${url}/together/${key}`);
    await untilReady(each);
  }
}

type Open = (page: Page) => Promise<void>;

/** Measures two pages in turn and prints both, and the ratio of the second to the first; returns the latter. */
async function compare(
  browser: Browser,
  first: readonly [name: string, open: Open],
  second: readonly [name: string, open: Open],
): Promise<number> {
  const rows = [first, second].map(([name, open]) => ({ name, open, costs: [] as number[] }));
  for (let round = 0; round < rounds; round++)
    for (const { open, costs } of rows) costs.push(await cpuPerKey(browser, open));
  const [base, ours] = rows.map(({ costs }) => costs);
  const ratios = (ours ?? []).map((cpu, round) => cpu / (base?.[round] ?? NaN));
  console.log(`${letters.length} keys, ${rounds} rounds; processor time per key, in ms:`);
  const shown = rows.map(({ name, costs }) => `${name} ${spreadOf(costs, 2)}`);
  console.log(`${shown.join(', ')}, ratio ${spreadOf(ratios, 2)}`);
  return medianOf(ratios);
}

const { values: options } = parseArgs({ options: { room: { type: 'boolean', default: false } } });
await withSite(async (browser, url) => {
  const openAlone: Open = async (page) => {
    await page.goto(`${url}/puzzles/${puzzleId}`, { waitUntil: 'networkidle' });
    await untilReady(page);
  };
  if (!options.room) {
    await compare(
      browser,
      ['plain cells', (page) => page.setContent(plainGrid(puzzle))],
      ['ours', openAlone],
    );
    return;
  }
  const together: Open = (page) => openRoom(browser, url, page);
  const ratio = await compare(browser, ['alone', openAlone], ['together', together]);
  if (ratio <= roomBudget) return;
  console.log(`OVER ${roomBudget}`);
  process.exitCode = 1;
});
