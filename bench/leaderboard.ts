import { Client } from 'pg';
import { maxTotalScore } from '../contract/src/leaderboard.ts';
import { startTestPostgres } from '../scripts/postgres.ts';
import { findOwn, listTop } from '../server/src/db/leaderboard.ts';
import { recount } from '../server/src/db/leaderboardCounts.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openPostgres } from '../server/src/db/open.ts';
import type { Db, Queries } from '../server/src/db/open.ts';

// Measures how long PostgreSQL itself takes to read the leaderboard with a million players: npm run bench:leaderboard
const players = 1_000_000;
const rounds = 51;
const databaseName = 'bench_leaderboard';

/** Total scores as SQL over a player's number: spread as far apart as possible, or crowded by short or missing timers. */
const spreads = {
  'all possible totals': `(n * 7919) % ${maxTotalScore + 1}`,
  'totals up to 2,000': '(n * 7919) % 2001',
  'nine of ten players at 0': 'case when n % 10 = 0 then (n * 7919) % 2001 else 0 end',
};

interface Explained {
  readonly Plan: unknown;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

async function fill(client: Client, db: Db, total: string): Promise<void> {
  await client.query('truncate leaderboard');
  await client.query(
    `insert into leaderboard (email, uid, display_name, total_score, updated_at, verified_total, verified_at)
     select 'p' || n || '@example.com', encode(sha256(('p' || n)::bytea), 'hex'), 'Player ' || n, ${total}, n, ${total}, n
     from generate_series(1::bigint, ${players}) n`,
  );
  await recount(db);
  await client.query('vacuum analyze');
}

/** Returns the statements that a query function of the server sends. */
async function statementsOf(db: Db, read: (queries: Queries) => Promise<unknown>) {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const watched = db.queries.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.queries.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await read(watched);
  return statements;
}

async function measure(
  client: Client,
  db: Db,
  title: string,
  read: (queries: Queries) => Promise<unknown>,
): Promise<void> {
  const statements = await statementsOf(db, read);
  const times: number[] = [];
  const indexes = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    let time = 0;
    for (const { sql, parameters } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
        `explain (analyze, format json) ${sql}`,
        [...parameters],
      );
      const explained = rows[0]?.['QUERY PLAN'][0];
      time += (explained?.['Planning Time'] ?? 0) + (explained?.['Execution Time'] ?? 0);
      for (const [, name] of JSON.stringify(explained).matchAll(/"(?:Index Name|Node Type)":"([^"]+)"/gu))
        indexes.add(name ?? '');
    }
    times.push(time);
  }
  times.sort((a, b) => a - b);
  const show = (time = Number.NaN): string => `${time.toFixed(2)} ms`;
  console.log(
    `  ${title.padEnd(26)} median ${show(times[Math.floor(rounds / 2)])}, worst ${show(times.at(-1))}`,
  );
  console.log(`    ${[...indexes].join(', ')}`);
}

async function ownAt(client: Client, place: number): Promise<string> {
  const { rows } = await client.query<{ uid: string }>(
    'select uid from leaderboard order by verified_total desc, verified_at, uid offset $1 limit 1',
    [place],
  );
  return rows[0]?.uid ?? '';
}

async function run(serverUrl: string): Promise<void> {
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${databaseName}`);
  await admin.query(`create database ${databaseName}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${databaseName}` }).href;
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = openPostgres(url, () => {}, { size: 2 });
  await migrate(db);
  for (const [name, total] of Object.entries(spreads)) {
    await fill(client, db, total);
    console.log(`${players.toLocaleString('en')} players, ${name}`);
    await measure(client, db, 'top 100', (queries) => listTop(queries));
    for (const place of [0, players / 2, players - 1]) {
      const uid = await ownAt(client, place);
      await measure(client, db, `own row at place ${place + 1}`, (queries) => findOwn(queries, { uid }));
    }
  }
  await db.close();
  await client.end();
  await admin.query(`drop database ${databaseName} with (force)`);
  await admin.end();
}

const postgres = await startTestPostgres();
try {
  await run(postgres.url);
} finally {
  await postgres.stop();
}
