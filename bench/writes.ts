import { createHash, randomUUID } from 'node:crypto';
import Database from 'libsql';
import { Client } from 'pg';
import { build } from '../scripts/build.ts';
import { startDurablePostgres } from '../scripts/postgres.ts';
import { sqliteFile } from '../server/src/db/open.ts';
import { databaseOf, postgresPlace, sqlitePlace } from '../server/src/testing/databases.ts';
import type { TestPlace } from '../server/src/testing/databases.ts';
import { anyAddress, startSite, stop } from '../server/src/testing/siteProcess.ts';
import { FastClient, requestBytes } from './fastClient.ts';

// Measures how many completions and scores per second the built site acknowledges, beside raw prepared inserts into the
// same tables by the same driver, with the same durability and number of writers: npm run bench:writes
const writers = 32;
const roundMs = 2_000;
const rounds = 5;
/** The site's rate divided by that of raw inserts. */
const budget = 0.7;
const puzzleId = '03-1-0001';

/** Something that can be written over and over; returns once it is durable. */
type Write = () => Promise<void>;

/** The parameters of a new row. */
type Row = () => (string | number)[];

/** The same write by a player through the site, and as a bare row. */
interface Subject {
  readonly title: string;
  readonly url: string;
  readonly body: () => object;
  readonly table: string;
  readonly columns: readonly string[];
  readonly row: Row;
}

const newUid = (): string => createHash('sha256').update(randomUUID()).digest('hex');
const newEmail = (): string => `${randomUUID()}@bench.example`;
const anyTotal = (): number => Math.floor(Math.random() * 2_000);

const subjects: readonly Subject[] = [
  {
    title: 'completion',
    url: '/api/puzzle-completions',
    body: () => ({ uid: newUid(), puzzleId }),
    table: 'completions',
    columns: ['uid', 'puzzle_id', 'completed_at'],
    row: () => [newUid(), puzzleId, Date.now()],
  },
  {
    title: 'leaderboard submit',
    url: '/api/leaderboard/submit',
    body: () => ({ email: newEmail(), displayName: 'Ann', totalScore: anyTotal() }),
    table: 'leaderboard',
    columns: ['email', 'uid', 'display_name', 'total_score', 'updated_at', 'owner', 'submitted_at'],
    row: () => [newEmail(), newUid(), 'Ann', anyTotal(), Date.now(), newUid(), Date.now()],
  },
];

/** Lets every writer write again and again for a while; returns how many writes per second were acknowledged. */
async function rateOf(writes: readonly Write[]): Promise<number> {
  const startedAt = performance.now();
  let count = 0;
  const workOn = async (write: Write): Promise<void> => {
    while (performance.now() - startedAt < roundMs) {
      await write();
      count += 1;
    }
  };
  await Promise.all(writes.map(workOn));
  return (count * 1_000) / (performance.now() - startedAt);
}

/** Opens raw writers: rows go straight into the table. */
interface RawWriters {
  readonly writesOf: (subject: Subject) => readonly Write[];
  readonly close: () => Promise<void>;
}

function openRawSqlite({ dataDir }: TestPlace): RawWriters {
  const database = new Database(sqliteFile(dataDir));
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  const writesOf = ({ table, columns, row }: Subject) => {
    const marks = columns.map(() => '?').join(', ');
    const statement = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
    return Array.from({ length: writers }, () => async () => void statement.run(row()));
  };
  return { writesOf, close: async () => void database.close() };
}

async function openRawPostgres({ url }: TestPlace): Promise<RawWriters> {
  const clients = Array.from({ length: writers }, () => new Client({ connectionString: String(url) }));
  await Promise.all(clients.map((client) => client.connect()));
  const writesOf = ({ table, columns, row }: Subject) => {
    const marks = columns.map((_, index) => `$${index + 1}`).join(', ');
    const text = `insert into ${table} (${columns.join(', ')}) values (${marks})`;
    return clients.map(
      (client) => async () => void (await client.query({ name: table, text, values: row() })),
    );
  };
  return { writesOf, close: async () => void (await Promise.all(clients.map((client) => client.end()))) };
}

/** Sends one write after another through the site, each from an address of its own. */
function siteWrite(client: FastClient, { url, body }: Subject): Write {
  return async () => {
    const status = await client.send(requestBytes(url, body(), { 'x-forwarded-for': anyAddress() }));
    if (status !== 200) throw new Error(`${url} was answered with ${status}`);
  };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Prints a row of the table; returns false when it is over budget. */
function report(name: string, raw: readonly number[], site: readonly number[]): boolean {
  const ratio = medianOf(site.map((rate, round) => rate / (raw[round] ?? Number.NaN)));
  const show = (rate: number) => `${Math.round(rate)}`.padStart(8);
  const verdict = ratio >= budget ? 'ok' : `UNDER ${budget}`;
  console.log(
    `${name.padEnd(32)}${show(medianOf(raw))}${show(medianOf(site))}${ratio.toFixed(2).padStart(8)}  ${verdict}`,
  );
  return ratio >= budget;
}

async function measure(name: string, place: TestPlace, openRaw: (place: TestPlace) => Promise<RawWriters>) {
  const site = startSite({
    ...databaseOf(place),
    TRUST_PROXY: '1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
  });
  const address = await site.ready;
  if (address === undefined) throw new Error(`The site did not start: ${site.output()}`);
  const raw = await openRaw(place);
  const clients = Array.from({ length: writers }, () => new FastClient(address));
  let isWithin = true;
  for (const subject of subjects) {
    const rates = { raw: [] as number[], site: [] as number[] };
    // For a while before, since code is slow when it is new.
    for (let round = 0; round < rounds; round += 1)
      await rateOf(clients.map((client) => siteWrite(client, subject)));
    // In turn, so that a busy machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      rates.raw.push(await rateOf(raw.writesOf(subject)));
      rates.site.push(await rateOf(clients.map((client) => siteWrite(client, subject))));
    }
    isWithin = report(`${name}: ${subject.title}`, rates.raw, rates.site) && isWithin;
  }
  for (const client of clients) client.close();
  await raw.close();
  await stop(site);
  await place.remove();
  return isWithin;
}

await build();
console.log(
  `Writes per second by ${writers} writers, medians of ${rounds} rounds; at least ${budget} of raw inserts`,
);
console.log(`${''.padEnd(32)}${'raw'.padStart(8)}${'site'.padStart(8)}${'ratio'.padStart(8)}`);
const embedded = await measure('embedded', sqlitePlace(), async (place) => openRawSqlite(place));
const postgres = await startDurablePostgres();
try {
  const isWithin = await measure('PostgreSQL', await postgresPlace(postgres.url), openRawPostgres);
  process.exitCode = embedded && isWithin ? 0 : 1;
} finally {
  await postgres.stop();
}
