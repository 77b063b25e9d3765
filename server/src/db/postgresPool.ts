import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, types as pgTypes } from 'pg';
import type { CustomTypesConfig, PoolClient } from 'pg';

const connectTimeoutMs = 5_000;

/** How many connections a pool opens, and how long a statement may take. */
export interface PoolLimits {
  readonly size: number;
  readonly statementMs: number;
}

/** How the connections of a pool are used, and how many requests wait for one. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

// PostgreSQL sends bigint and numeric as text; ours are milliseconds and counts, which fit in a number.
const numericTypes = new Set<number>([pgTypes.builtins.INT8, pgTypes.builtins.NUMERIC]);
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    numericTypes.has(oid) ? Number : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

/**
 * A connection that is closed after a query without an answer. The network has lost it, or the database hangs; back in
 * the pool, it would make one request after another wait.
 */
function closedWhenSilent(client: PoolClient): PostgresPoolClient {
  let silence: Error | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    if (silence !== undefined) throw silence;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') silence = error;
      throw error;
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(silence) };
}

/** Opens a pool of PostgreSQL connections; losing an idle one is reported, not thrown. */
export function postgresPool(
  url: string,
  onIdleError: (error: Error) => void,
  { size, statementMs }: PoolLimits,
): PostgresPool & { readonly use: () => PoolUse } {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementMs + 1_000,
    application_name: 'monster-crossword',
    types,
  });
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    // A connection lost while in use fails its query; without a listener, the same error would end the process.
    client.on('error', () => {});
    // Not as startup parameters: PgBouncer rejects those.
    client
      .query(
        `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`,
      )
      .catch(onIdleError);
  });
  return {
    connect: async () => closedWhenSilent(await pool.connect()),
    end: () => pool.end(),
    use: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
