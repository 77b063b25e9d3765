import { readFileSync } from 'node:fs';
import { build } from '../scripts/build.ts';
import { startTestPostgres } from '../scripts/postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { databaseOf, postgresPlace, sqlitePlace } from '../server/src/testing/databases.ts';
import type { TestPlace } from '../server/src/testing/databases.ts';
import { makeManyRows } from '../server/src/testing/manyRows.ts';
import type { Many } from '../server/src/testing/manyRows.ts';
import { startSite, stop } from '../server/src/testing/siteProcess.ts';

// Measures what a call costs the built site with a few puzzles, and with 10,000 puzzles and a million completions and
// players, and how much memory it takes: npm run bench:growth
const few: Many = { puzzles: 71, players: 1_000 };
const many: Many = { puzzles: 10_000, players: 1_000_000 };
const requests = 60;
const writers = 16;
/** What may grow: nothing but the bytes that are asked for. */
const budget = { timesTheCost: 1.5, memoryMb: 200 };
const tickMs = 10;

/** Calls by name; those marked answer with every puzzle, so only their cost per kB is compared. */
const calls: readonly (readonly [url: string, listsAll?: true])[] = [
  ['/'],
  ['/todaycrossword?puzzle=today'],
  ['/archive'],
  ['/api/puzzles', true],
  ['/api/puzzles?featured=true'],
  ['/api/puzzles/recent'],
  ['/api/puzzles/today'],
  ['/api/puzzles/archive'],
  ['/api/puzzles/p7'],
  ['/api/leaderboard'],
  ['/sitemap.xml', true],
];

interface Cost {
  readonly cpuMs: number;
  readonly bytes: number;
}

/** Processor time that a process has used, and its memory. */
function usageOf(pid: number): { cpuMs: number; memoryMb: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs, memoryMb: Number(memory) / 1024 };
}

async function fetchAll(url: string, count: number): Promise<number> {
  let bytes = 0;
  const work = async (): Promise<void> => {
    for (let n = 0; n < count / writers; n += 1) {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
      if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
      bytes = (await answer.arrayBuffer()).byteLength;
    }
  };
  await Promise.all(Array.from({ length: writers }, work));
  return bytes;
}

/** Fills a database, starts the site on it, and measures every call; also the most memory seen. */
async function measure(place: TestPlace, rows: Many): Promise<{ costs: Cost[]; memoryMb: number }> {
  const db = place.open();
  await migrate(db);
  await makeManyRows(db, rows);
  await db.close();
  const site = startSite({ ...databaseOf(place), LOG_LEVEL: 'error' });
  const address = await site.ready;
  if (address === undefined) throw new Error(`The site did not start: ${site.output()}`);
  const costs: Cost[] = [];
  let memoryMb = 0;
  for (const [url] of calls) {
    await fetchAll(address + url, writers);
    const before = usageOf(site.pid);
    const bytes = await fetchAll(address + url, requests);
    const after = usageOf(site.pid);
    costs.push({ cpuMs: (after.cpuMs - before.cpuMs) / requests, bytes });
    memoryMb = Math.max(memoryMb, after.memoryMb);
  }
  await stop(site);
  await place.remove();
  return { costs, memoryMb };
}

/** Prints a row of the table; returns false when it is over budget. */
function report(name: string, small: Cost, large: Cost, listsAll: boolean): boolean {
  const growth = listsAll
    ? large.cpuMs / large.bytes / (small.cpuMs / small.bytes)
    : (large.cpuMs + 1) / (small.cpuMs + 1);
  const isWithin = growth <= budget.timesTheCost;
  const show = ({ cpuMs, bytes }: Cost) =>
    `${cpuMs.toFixed(2).padStart(9)}${Math.round(bytes / 1024)
      .toString()
      .padStart(7)}`;
  const verdict = isWithin ? 'ok' : `OVER ${budget.timesTheCost}`;
  console.log(`${name.padEnd(42)}${show(small)}${show(large)}${growth.toFixed(2).padStart(8)}  ${verdict}`);
  return isWithin;
}

async function compare(name: string, makePlace: () => Promise<TestPlace>): Promise<boolean> {
  const small = await measure(await makePlace(), few);
  const large = await measure(await makePlace(), many);
  const nothing = { cpuMs: Number.NaN, bytes: Number.NaN };
  const verdicts = calls.map(([url, listsAll = false], index) =>
    report(`${name} ${url}`, small.costs[index] ?? nothing, large.costs[index] ?? nothing, listsAll),
  );
  const isSmall = large.memoryMb <= budget.memoryMb;
  const [before, after] = [small.memoryMb, large.memoryMb].map((mb) => Math.round(mb));
  console.log(`${name}: ${before} MB, then ${after} MB  ${isSmall ? 'ok' : `OVER ${budget.memoryMb} MB`}`);
  return isSmall && verdicts.every(Boolean);
}

await build();
console.log(
  `CPU in ms and kB per answer with ${few.puzzles} and with ${many.puzzles} puzzles, and the growth;`,
);
console.log('for an answer that lists all puzzles, the growth of its cost per kB');
const embedded = await compare('embedded', async () => sqlitePlace());
const postgres = await startTestPostgres();
try {
  const isWithin = await compare('PostgreSQL', () => postgresPlace(postgres.url));
  process.exitCode = embedded && isWithin ? 0 : 1;
} finally {
  await postgres.stop();
}
