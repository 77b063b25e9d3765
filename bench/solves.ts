import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import Database from 'libsql';
import { Client } from 'pg';
import { startDurablePostgres } from '../scripts/postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { sqliteFile } from '../server/src/db/open.ts';
import type { Db } from '../server/src/db/open.ts';
import { findPublished } from '../server/src/db/puzzles.ts';
import { recordSolve } from '../server/src/db/solves.ts';
import type { NewSolve } from '../server/src/db/solves.ts';
import { readOwnTime, readTimes } from '../server/src/db/times.ts';
import { postgresPlace, sqlitePlace } from '../server/src/testing/databases.ts';
import type { TestPlace } from '../server/src/testing/databases.ts';
import { logOf, markOf, solvedGame } from '../server/src/testing/playedLog.ts';
import { samplePuzzle, storePuzzles } from '../server/src/testing/site.ts';

// Measures rank and times among a million solves of one puzzle, and how many solves per second are stored beside plain
// inserts of the same bytes, with the same number in flight, on the same database: npm run bench:solves
const solves = 1_000_000;
const slice = 50_000;
const reads = 51;
const inFlight = 64;
const writesPerRound = 2_000;
const rounds = 5;
const rankBudgetMs = 5;
/** The rate of stored solves divided by that of plain inserts. */
const writeBudget = 0.5;

const rows = ['SATOR', 'AREPO', 'TENET', 'OPERA', 'ROTAS'];
const grid = markOf(rows);
const puzzleId = 'one';
const columns =
  `solve_id, player, puzzle_id, grid, timer_minutes, started_at, finished_at, played_ms, score, hints,
  checks, reveals, is_helped, doubt, log, is_kept`.split(/,\s+/u);

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Fills the board of those without help: most take a few minutes, some much longer. */
async function fill(db: Db): Promise<void> {
  await storePuzzles(db, samplePuzzle({ id: puzzleId, grid: rows }));
  for (let from = 1; from <= solves; from += slice)
    await sql`insert into solves (${sql.raw(columns.join(', '))})
      with recursive numbers (i) as (
        select ${sql.lit(from)} union all select i + 1 from numbers where i < ${sql.lit(from + slice - 1)})
      select 's' || i, 'p' || i, ${sql.lit(puzzleId)}, ${sql.lit(grid)}, 0, 0, i,
        60000 + (cast(i as bigint) * 7919) % 300000 + case when i % 10 = 0 then i % 7000000 else 0 end,
        0, 0, 0, 0, 0, null, null, 0 from numbers`.execute(db.queries);
  for (const width of [1, 60])
    await sql`insert into solve_counts (puzzle_id, grid, is_helped, width, first_second, solves)
      select puzzle_id, grid, 0, ${sql.lit(width)}, played_ms / 1000 / ${sql.lit(width)} * ${sql.lit(width)}, count(*)
      from solves group by 1, 2, 5`.execute(db.queries);
  if (db.kind === 'postgres') await sql`vacuum analyze`.execute(db.queries);
}

/** Prints how long a read takes; returns false when it is over budget. */
async function measureRead(
  title: string,
  read: () => Promise<unknown>,
  budgetMs = Infinity,
): Promise<boolean> {
  const times: number[] = [];
  for (let round = 0; round < reads; round += 1) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
  }
  const isWithin = medianOf(times) <= budgetMs;
  const worst = Math.max(...times.slice(5));
  const verdict = isWithin ? '' : `  OVER ${budgetMs} ms`;
  console.log(
    `  ${title.padEnd(44)} ${medianOf(times).toFixed(2)} ms, worst ${worst.toFixed(2)} ms${verdict}`,
  );
  return isWithin;
}

async function measureReads(db: Db): Promise<boolean> {
  const puzzle = await findPublished(db.queries, puzzleId, '2026-11-15');
  if (puzzle === undefined) throw new Error('The puzzle is missing.');
  let isWithin = true;
  for (const player of ['p1', `p${solves / 2}`, `p${solves}`])
    isWithin =
      (await measureRead(
        `rank, percentile and medal of ${player}`,
        () => readOwnTime(db.queries, player, puzzleId),
        rankBudgetMs,
      )) && isWithin;
  await measureRead('times of the puzzle, for everyone', () => readTimes(db.queries, puzzle));
  return isWithin;
}

const log = logOf(solvedGame(rows));
const newId = (): string => randomBytes(16).toString('base64url');

function newSolve(): NewSolve {
  const playedMs = 60_000 + Math.floor(Math.random() * 300_000);
  const figures = { playedMs, score: 0, hints: 0, checks: 0, reveals: 0, corrected: [] };
  const [solveId, player] = [newId(), randomBytes(32).toString('hex')];
  const finishedAt = Date.now();
  return {
    solveId,
    player,
    puzzleId,
    grid,
    timerMinutes: 0,
    startedAt: 0,
    finishedAt,
    figures,
    doubt: null,
    log,
  };
}

/** The same bytes as a bare row. */
function newRow(): (string | number | null)[] {
  const { solveId, player, finishedAt, figures } = newSolve();
  return [solveId, player, puzzleId, grid, 0, 0, finishedAt, figures.playedMs, 0, 0, 0, 0, 0, null, log, 0];
}

/** Writes with so many in flight; returns how many per second were made durable. */
async function rateOf(writes: readonly (() => Promise<unknown>)[]): Promise<number> {
  const startedAt = performance.now();
  let left = writesPerRound;
  const workOn = async (write: () => Promise<unknown>): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await write();
    }
  };
  await Promise.all(writes.map(workOn));
  return (writesPerRound * 1_000) / (performance.now() - startedAt);
}

interface Plain {
  readonly writes: readonly (() => Promise<unknown>)[];
  readonly close: () => Promise<unknown>;
}

const plainTable = `create table plain_solves (${columns
  .map((name) =>
    name === 'solve_id'
      ? `${name} text primary key`
      : `${name} ${/player|puzzle_id|doubt|log/u.test(name) ? 'text' : 'bigint'}`,
  )
  .join(', ')})`;

function openPlainSqlite({ dataDir }: TestPlace): Plain {
  const database = new Database(sqliteFile(dataDir));
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  const insert = database.prepare(`insert into plain_solves values (${columns.map(() => '?').join(', ')})`);
  return {
    writes: Array.from({ length: inFlight }, () => async () => insert.run(newRow())),
    close: async () => database.close(),
  };
}

async function openPlainPostgres({ url }: TestPlace): Promise<Plain> {
  const clients = Array.from({ length: inFlight }, () => new Client({ connectionString: String(url) }));
  await Promise.all(clients.map((client) => client.connect()));
  const text = `insert into plain_solves values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`;
  return {
    writes: clients.map((client) => () => client.query({ name: 'plain', text, values: newRow() })),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}

async function measureWrites(db: Db, plain: Plain): Promise<boolean> {
  const ours = Array.from({ length: inFlight }, () => () => recordSolve(db, newSolve()));
  await rateOf(ours);
  const rates = { plain: [] as number[], ours: [] as number[] };
  // In turn, so that a busy machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    rates.plain.push(await rateOf(plain.writes));
    rates.ours.push(await rateOf(ours));
  }
  const ratio = medianOf(rates.ours.map((rate, round) => rate / (rates.plain[round] ?? Number.NaN)));
  const isWithin = ratio >= writeBudget;
  const show = (all: readonly number[]): string => Math.round(medianOf(all)).toLocaleString('en');
  console.log(
    `  stored per second: plain ${show(rates.plain)}, ours ${show(rates.ours)}, ratio ${ratio.toFixed(2)}${isWithin ? '' : `  UNDER ${writeBudget}`}`,
  );
  return isWithin;
}

async function measure(name: string, place: TestPlace, openPlain: (place: TestPlace) => Promise<Plain>) {
  const db = place.open();
  await migrate(db);
  console.log(`${name}, ${solves.toLocaleString('en')} solves of one puzzle`);
  await fill(db);
  await sql.raw(plainTable).execute(db.queries);
  const areReadsWithin = await measureReads(db);
  const plain = await openPlain(place);
  const areWritesWithin = await measureWrites(db, plain);
  await plain.close();
  await db.close();
  await place.remove();
  return areReadsWithin && areWritesWithin;
}

const embedded = await measure('Embedded', sqlitePlace(), async (place) => openPlainSqlite(place));
const postgres = await startDurablePostgres();
try {
  const isWithin = await measure('PostgreSQL', await postgresPlace(postgres.url), openPlainPostgres);
  process.exitCode = embedded && isWithin ? 0 : 1;
} finally {
  await postgres.stop();
}
