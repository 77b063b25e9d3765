import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { withSite } from '../e2e/support/withSite.ts';
import { serveFloorPages } from './floorPages.ts';
import { measureFirstUse, measureLoad } from './measureLoad.ts';
import type { Condition, FirstUse, Load } from './measureLoad.ts';
import { medianOf, spreadOf } from './spread.ts';

// Measures how our pages load, compared with a plain page and with a page of bare React in the same run, in turn, each
// in a context of its own: npm run bench:load, with -- --rounds 9 for more of them and --only puzzle,plain for fewer pages.

/** What must hold, with medians. With `of`, the figure is a ratio to that page's, so that a slow machine affects both. */
const budgets: readonly Budget[] = [
  { page: 'puzzle', under: '6x+4G', column: 'ready', most: 2.2, of: 'plain' },
  { page: 'puzzle', under: '6x+4G', column: 'tbt', most: 100 },
  { page: 'puzzle', under: '1x', column: 'cpu', most: 2.5, of: 'plain' },
  { page: 'puzzle', under: '1x', column: 'cls', most: 0 },
  { page: 'puzzle', under: '1x', column: 'js', most: 1.25, of: 'react' },
  { page: 'home', under: '6x+4G', column: 'ready', most: 1.7, of: 'react' },
  { page: 'archive', under: '6x+4G', column: 'ready', most: 1.1, of: 'react' },
  { page: 'lair', under: '6x+4G', column: 'ready', most: 1.2, of: 'react' },
];

const conditions: Readonly<Record<string, Condition>> = {
  '1x': { slowdown: 1 },
  '6x+4G': { slowdown: 6, network: { kbitPerSecond: 1600, latencyMs: 150 } },
};

const puzzleId = '15-4-0001';
const themeSwitch: FirstUse = {
  controls: 'footer input[type=radio]',
  result: ':root:is([data-theme=light], [data-theme=dark])',
};

/** The pages in the order of the table; floors are served by ourselves. */
const pages: Readonly<Record<string, { path: string; isFloor?: true; use: FirstUse }>> = {
  plain: { path: '/plain', isFloor: true, use: { cells: '#grid > b' } },
  react: {
    path: '/bare-react',
    isFloor: true,
    use: { controls: '#count', result: '#count:not([data-count="0"])' },
  },
  puzzle: {
    path: `/puzzles/${puzzleId}`,
    use: { cells: '[role=gridcell]:not([aria-label=black])' },
  },
  home: { path: '/', use: themeSwitch },
  archive: { path: '/archive', use: themeSwitch },
  lair: { path: '/lair', use: themeSwitch },
};

/** The columns of the table, with the number of digits after the point. */
const columns = {
  js: { title: 'JS br kB', digits: 1 },
  all: { title: 'all kB', digits: 1 },
  requests: { title: 'requests', digits: 0 },
  fcp: { title: 'FCP', digits: 0 },
  lcp: { title: 'LCP', digits: 0 },
  ready: { title: 'first use', digits: 0 },
  kept: { title: 'kept', digits: 0 },
  tbt: { title: 'TBT', digits: 0 },
  cpu: { title: 'load CPU', digits: 0 },
  cls: { title: 'CLS', digits: 4 },
} as const;

type Column = keyof typeof columns;
type Row = Record<keyof Load | 'ready' | 'kept', number>;

interface Budget {
  readonly page: string;
  readonly under: string;
  readonly column: Column;
  readonly most: number;
  readonly of?: string;
}

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(options.rounds);
const only = options.only?.split(',');
const names = Object.keys(pages).filter((name) => only?.includes(name) ?? true);
if (!(rounds >= 1) || names.length === 0)
  throw new Error(`--rounds takes a number, --only some of ${Object.keys(pages).join()}`);

/** What was measured, by page and condition; the rows of a page are in the order of the rounds. */
const measured = new Map<string, Row[]>();
const rowsOf = (page: string, under: string): readonly Row[] => measured.get(`${page} ${under}`) ?? [];

function printTable(under: string): void {
  // While it is slowed down, the thread does not count its time right.
  const shown = (Object.keys(columns) as Column[]).filter((column) => column !== 'cpu' || under === '1x');
  console.log(`\n| ${[under, ...shown.map((column) => columns[column].title)].join(' | ')} |`);
  console.log(`| --- |${' ---: |'.repeat(shown.length)}`);
  for (const name of names) {
    const rows = rowsOf(name, under);
    const cells = shown.map((column) =>
      spreadOf(
        rows.map((row) => row[column]),
        columns[column].digits,
      ),
    );
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}

/** Prints how a budget is kept; false when it is not. */
function printBudget({ page, under, column, most, of }: Budget): boolean {
  const floor = of === undefined ? undefined : rowsOf(of, under);
  const values = rowsOf(page, under).map((row, round) => row[column] / (floor?.[round]?.[column] ?? 1));
  const isKept = medianOf(values) <= most;
  const unit = of === undefined ? '' : ` times ${of}`;
  const title = `${page}, ${under}, ${columns[column].title}`;
  console.log(`${isKept ? 'kept' : 'OVER'}  ${title}: ${spreadOf(values, 2)}${unit}, at most ${most}`);
  return isKept;
}

/** Prints under which conditions a page forgot a letter or a click, which no budget allows; false when it did. */
function printLost(page: string): boolean {
  const lost = Object.keys(conditions).filter((under) => rowsOf(page, under).some(({ kept }) => kept === 0));
  for (const under of lost) console.log(`OVER  ${page}, ${under}: the first use was lost again`);
  return lost.length === 0;
}

await withSite(async (browser, siteUrl) => {
  const floors = await serveFloorPages(puzzleId);
  for (let round = 0; round < rounds; round++)
    for (const [under, condition] of Object.entries(conditions))
      // Another page comes first in each round, in case that matters.
      for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
        const page = pages[name];
        if (page === undefined) continue;
        const url = `${page.isFloor ? floors.url : siteUrl}${page.path}`;
        const load = await measureLoad(browser, url, condition);
        const { ready, isKept } = await measureFirstUse(browser, url, page.use, condition);
        const key = `${name} ${under}`;
        measured.set(key, [...(measured.get(key) ?? []), { ...load, ready, kept: Number(isKept) }]);
      }
  floors.stop();
});

console.log(`${rounds} rounds; medians with minimum and maximum, times in ms.`);
console.log(
  `At the end, the load average was ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`,
);
Object.keys(conditions).forEach(printTable);
console.log('');
const isMeasured = ({ page, of = page }: Budget) => names.includes(page) && names.includes(of);
const verdicts = [...budgets.filter(isMeasured).map(printBudget), ...names.map(printLost)];
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
