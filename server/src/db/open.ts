import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import Database from 'libsql';
import { StartError } from '../config.ts';
import { postgresPool } from './postgresPool.ts';
import type { PoolLimits, PoolUse } from './postgresPool.ts';
import type { Schema } from './schema.ts';
import { SqlitePairDialect, Turns } from './sqliteDriver.ts';

export type Queries = Kysely<Schema>;

/** An open database, and which of the two kinds it is. */
export interface Db {
  readonly kind: 'sqlite' | 'postgres';
  readonly queries: Queries;
  /**
   * For writes that may be forgotten when the machine loses power: nobody waits until they are on disk. Only for the
   * embedded database; on PostgreSQL, a statement says so itself.
   */
  readonly unflushed: Queries;
  /** Runs work that sees the database as it is at this moment, while others go on reading and writing. */
  readonly inSnapshot: <T>(work: (snapshot: Queries) => Promise<T>) => Promise<T>;
  /** How its connections are used; only PostgreSQL has a pool of them. */
  readonly poolUse?: () => PoolUse;
  readonly close: () => Promise<void>;
}

const openTimeoutMs = 5_000;

/** The file of the embedded database in its folder. */
export const sqliteFile = (dataDir: string): string => path.join(dataDir, 'monster.db');

/** Throws unless the folder contains an embedded database. For commands, which must not create an empty one. */
export function requireSqlite(dataDir: string): void {
  if (!existsSync(sqliteFile(dataDir))) throw new StartError(`${dataDir} contains no embedded database.`);
}

/** Writes the whole embedded database into a single new file; its own file lacks what still lies beside it. */
export function saveSqlite(dataDir: string, file: string): void {
  const database = new Database(sqliteFile(dataDir));
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
  chmodSync(file, 0o600);
}

/** Opens the embedded database, creating it if needed; several processes may share its folder. */
export function openSqlite(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  const writer = openWriter(file, 'FULL');
  // The file contains emails: nobody else on the machine may read it.
  chmodSync(file, 0o600);
  const reader = new Database(file);
  reader.pragma('query_only = ON');
  const turns = new Turns();
  const queries = new Kysely<Schema>({ dialect: new SqlitePairDialect({ reader, writer }, turns) });
  const loose = openWriter(file, 'NORMAL');
  const unflushed = new Kysely<Schema>({
    dialect: new SqlitePairDialect({ reader: loose, writer: loose }, turns),
  });
  return {
    kind: 'sqlite',
    queries,
    unflushed,
    inSnapshot: (work) => inSqliteSnapshot(file, work),
    close: async () => {
      await unflushed.destroy();
      await queries.destroy();
    },
  };
}

/** With `NORMAL`, a commit is in the file but not on disk yet; with `FULL` it is, together with those before it. */
function openWriter(file: string, synchronous: 'FULL' | 'NORMAL'): Database.Database {
  const writer = new Database(file);
  writer.pragma(`busy_timeout = ${openTimeoutMs}`);
  writer.pragma('journal_mode = WAL');
  writer.pragma(`synchronous = ${synchronous}`);
  writer.pragma('foreign_keys = ON');
  // From here on nothing may block the process; the driver waits instead.
  writer.pragma('busy_timeout = 0');
  return writer;
}

/** On a connection of its own, since a transaction that only reads holds no lock that a writer needs. */
async function inSqliteSnapshot<T>(file: string, work: (snapshot: Queries) => Promise<T>): Promise<T> {
  const reader = new Database(file);
  try {
    reader.pragma('query_only = ON');
    reader.exec('begin');
    const dialect = new SqlitePairDialect({ reader, writer: reader });
    return await work(new Kysely<Schema>({ dialect }));
  } finally {
    reader.close();
  }
}

/** Opens a pool of PostgreSQL connections; losing an idle one is reported, not thrown. */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  limits: Partial<PoolLimits> = {},
): Db {
  const pool = postgresPool(url, onIdleError, { size: 10, statementMs: 10_000, ...limits });
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    queries,
    unflushed: queries,
    inSnapshot: (work) =>
      queries
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((snapshot) => work(snapshot)),
    poolUse: pool.use,
    close: () => queries.destroy(),
  };
}

const lockId = 7_206_114;

/**
 * Runs a transaction that only one instance can be in at a time. The lock belongs to the transaction, because PgBouncer
 * may give the next one another connection.
 */
export async function inExclusiveTransaction<T>(db: Db, work: (trx: Queries) => Promise<T>): Promise<T> {
  return db.queries.transaction().execute(async (trx) => {
    if (db.kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(trx);
    return work(trx);
  });
}
