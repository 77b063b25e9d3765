import type { DatabasePuzzles, ExternalStatus } from '@monster/contract';
import { Pool } from 'pg';

/** The second PostgreSQL, with our own tables; everything about it is allowed to fail. */
export interface ExternalDb {
  readonly readStatus: (publishedBy: string | null) => Promise<ExternalStatus>;
  readonly readPuzzles: (publishedBy: string | null) => Promise<DatabasePuzzles>;
  readonly close: () => Promise<void>;
}

const timeoutMs = 2_000;
const notConfigured = 'External database is not configured';

/** A class of the error that tells an admin where to look, and a stranger nothing. */
export function classifyError(error: unknown): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  const message = inner instanceof Error ? inner.message : '';
  if (code === 'ECONNREFUSED') return 'Connection refused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Host not found';
  if (code.startsWith('28')) return 'Login refused';
  if (code === '3D000') return 'Database does not exist';
  if (code === '42P01') return 'A table is missing';
  if (code === '42501') return 'Permission denied';
  if (code === 'ETIMEDOUT' || code === '57014' || /timeout/iu.test(message)) return 'Timed out';
  if (/^(?:EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE|57|53|08)/u.test(code)) return 'Connection failed';
  return /terminated|ssl/iu.test(message) ? 'Connection failed' : 'Query failed';
}

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
  // A lost connection shows at the next look; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Fails when all of it takes too long, whatever each part takes. */
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

/** How many rows a query counts; null where its table is missing. */
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
/** A user is anyone with a uid: who is on the leaderboard or has completed a puzzle. */
const users = '(select uid from leaderboard union select uid from completions) as players';

async function countAll(pool: Pool, publishedBy: string | null): Promise<ExternalStatus> {
  const puzzles = await count(pool, `puzzles ${published}`, [publishedBy]);
  const leaderboard = await count(pool, 'leaderboard');
  const players = await count(pool, users);
  const isWhole = puzzles !== null && leaderboard !== null && players !== null;
  return {
    type: 'PostgreSQL',
    status: 'connected',
    puzzles,
    leaderboard,
    users: players,
    error: isWhole ? null : 'A table is missing',
  };
}

async function listAll(pool: Pool, publishedBy: string | null): Promise<DatabasePuzzles> {
  const { rows } = await pool.query<{ id: string; title: string; author: string; difficulty: number }>(
    `select id, title, author, difficulty from puzzles ${published} order by id limit 20000`,
    [publishedBy],
  );
  return { database: 'PostgreSQL', puzzles: rows, error: null };
}

/** Opens nothing yet; each look connects anew if it must and gives up after two seconds. */
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
