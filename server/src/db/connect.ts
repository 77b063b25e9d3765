import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartError } from '../config.ts';
import type { Config } from '../config.ts';
import { messageOf } from './databaseErrors.ts';
import { openPostgres, openSqlite } from './open.ts';
import type { Db, Queries } from './open.ts';

/** How long a database may take to answer when the site starts. */
const patience = { giveUpAfterMs: 30_000, retryEveryMs: 1_000 };

/** Fails when the database does not answer. */
export async function ping(queries: Queries): Promise<void> {
  await sql`select 1`.execute(queries);
}

/** Fails when nothing can be written, such as when the disk is full or read-only. */
export async function tryWrite(queries: Queries, now: number): Promise<void> {
  const row = { key: 'last_write_check', value: String(now) };
  await queries
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

/** Opens the configured database and waits up to 30 s for it to answer. */
export async function connect(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  onIdleError: (error: Error) => void,
  { giveUpAfterMs, retryEveryMs } = patience,
): Promise<Db> {
  if (config.DATABASE_URL === undefined) {
    try {
      return openSqlite(config.DATA_DIR);
    } catch (error) {
      throw new StartError(`The data folder ${config.DATA_DIR} cannot be used: ${messageOf(error)}`);
    }
  }
  const db = openPostgres(config.DATABASE_URL, onIdleError);
  const startedAt = Date.now();
  for (;;) {
    try {
      await ping(db.queries);
      return db;
    } catch (error) {
      if (Date.now() - startedAt > giveUpAfterMs) {
        await db.close();
        throw new StartError(`The database at DATABASE_URL does not answer: ${messageOf(error)}`);
      }
      await wait(retryEveryMs);
    }
  }
}
