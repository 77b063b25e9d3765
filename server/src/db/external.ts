import type { DatabasePuzzles, ExternalStatus } from '@monster/contract';
import { Pool } from 'pg';
import { classifyError } from './databaseErrors.ts';

/** The second PostgreSQL database, which has the same tables; nothing depends on its being there. */
export interface ExternalDb {
  readonly readStatus: (publishedBy: string | null) => Promise<ExternalStatus>;
  readonly readPuzzles: (publishedBy: string | null) => Promise<DatabasePuzzles>;
  readonly close: () => Promise<void>;
}

const timeoutMs = 2_000;
const notConfigured = 'External database is not configured';

function makePool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 10_000,
    application_name: 'monster-crossword',
    allowExitOnIdle: true,
  });
  // The next read notices a lost connection; without a listener, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Fails when the work as a whole takes too long, however fast each query is. */
async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}

/** Counts rows; returns null when the table is missing. */
async function count(pool: Pool, text: string, values: unknown[] = []): Promise<number | null> {
  try {
    const { rows } = await pool.query<{ total: string }>(`select count(*) as total from ${text}`, values);
    return Number(rows[0]?.total ?? 0);
  } catch (error) {
    if (classifyError(error) === 'A table is missing') return null;
    throw error;
  }
}

const published = `where ($1::text is null or date_published <= $1::text)`;
/** A user is anyone with a uid: on the leaderboard, or with a completed puzzle. */
const users = '(select uid from leaderboard union select uid from completions) as players';

async function countAll(pool: Pool, publishedBy: string | null): Promise<ExternalStatus> {
  const puzzles = await count(pool, `puzzles ${published}`, [publishedBy]);
  const leaderboard = await count(pool, 'leaderboard');
  const players = await count(pool, users);
  const isComplete = puzzles !== null && leaderboard !== null && players !== null;
  return {
    type: 'PostgreSQL',
    status: 'connected',
    puzzles,
    leaderboard,
    users: players,
    error: isComplete ? null : 'A table is missing',
  };
}

async function listAll(pool: Pool, publishedBy: string | null): Promise<DatabasePuzzles> {
  const { rows } = await pool.query<{ id: string; title: string; author: string; difficulty: number }>(
    `select id, title, author, difficulty from puzzles ${published} order by id limit 20000`,
    [publishedBy],
  );
  return { database: 'PostgreSQL', puzzles: rows, error: null };
}

/** Does not connect yet: each read connects if needed, and gives up after two seconds. */
export function openExternal(url: string | undefined): ExternalDb {
  const failed = (error: string) =>
    ({
      status: {
        type: 'PostgreSQL',
        status: 'not connected',
        puzzles: null,
        leaderboard: null,
        users: null,
        error,
      },
      puzzles: { database: 'PostgreSQL', puzzles: [], error },
    }) as const satisfies { status: ExternalStatus; puzzles: DatabasePuzzles };
  if (url === undefined) {
    const { status, puzzles } = failed(notConfigured);
    return { readStatus: async () => status, readPuzzles: async () => puzzles, close: async () => {} };
  }
  const pool = makePool(url);
  return {
    readStatus: (publishedBy) =>
      within(countAll(pool, publishedBy)).catch((error: unknown) => failed(classifyError(error)).status),
    readPuzzles: (publishedBy) =>
      within(listAll(pool, publishedBy)).catch((error: unknown) => failed(classifyError(error)).puzzles),
    close: () => pool.end(),
  };
}
