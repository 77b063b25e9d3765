import { build } from '../scripts/build.ts';
import { startTestPostgres } from '../scripts/postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { databaseOf, postgresPlace, sqlitePlace } from '../server/src/testing/databases.ts';
import type { TestPlace } from '../server/src/testing/databases.ts';
import { makeManyRows } from '../server/src/testing/manyRows.ts';
import { startSite, stop } from '../server/src/testing/siteProcess.ts';

// Measures how long an editor waits for the desk of the built site with 5,000 puzzles: npm run bench:desk
const rows = { puzzles: 5_000, players: 100_000 };
const rounds = 15;
const budgetMs = 300;
const admin = { username: 'admin', password: 'seven monsters on a grid' };

/** What the desk calls when an editor opens a tab, turns a page, searches, filters or sorts. */
const calls = [
  '/admin/api/puzzles?page=1',
  '/admin/api/puzzles?page=200',
  '/admin/api/puzzles?page=1&search=teaser%2044',
  '/admin/api/puzzles?page=1&search=nothing%20like%20it',
  '/admin/api/puzzles?page=1&sort=title',
  '/admin/api/puzzles?page=1&status=scheduled',
  '/admin/api/puzzles',
  '/admin/api/calendar',
  '/admin/api/trash',
  '/admin/api/needed',
  '/admin/api/puzzles/p4999',
];

async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(admin),
  });
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function timesOf(url: string, cookie: string): Promise<{ times: number[]; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
    times.push(performance.now() - start);
  }
  return { times: times.toSorted((a, b) => a - b), bytes };
}

/** Fills a database, starts the site on it, and prints a line per call; returns false if one is over budget. */
async function measure(name: string, place: TestPlace): Promise<boolean> {
  const db = place.open();
  await migrate(db);
  await makeManyRows(db, rows);
  await db.close();
  const site = startSite({
    ...databaseOf(place),
    LOG_LEVEL: 'error',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  });
  const address = await site.ready;
  if (address === undefined) throw new Error(`The site did not start: ${site.output()}`);
  const cookie = await logIn(address);
  let isWithin = true;
  for (const url of calls) {
    const { times, bytes } = await timesOf(address + url, cookie);
    const [median = NaN, slowest = NaN] = [times[rounds >> 1], times.at(-1)];
    const isOver = slowest > budgetMs;
    isWithin &&= !isOver;
    const figures = [median, slowest].map((ms) => ms.toFixed(1).padStart(9)).join('');
    const size = Math.round(bytes / 1024)
      .toString()
      .padStart(8);
    console.log(
      `${name.padEnd(11)}${url.padEnd(56)}${figures}${size}  ${isOver ? `OVER ${budgetMs}` : 'ok'}`,
    );
  }
  await stop(site);
  await place.remove();
  return isWithin;
}

await build();
console.log(
  `The desk with ${rows.puzzles} puzzles: median and slowest of ${rounds} answers in ms, and their kB`,
);
const embedded = await measure('embedded', sqlitePlace());
const postgres = await startTestPostgres();
try {
  const isWithin = await measure('PostgreSQL', await postgresPlace(postgres.url));
  process.exitCode = embedded && isWithin ? 0 : 1;
} finally {
  await postgres.stop();
}
