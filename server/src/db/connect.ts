import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartError } from '../config.ts';
import type { Config } from '../config.ts';
import { openPostgres, openSqlite } from './open.ts';
import type { Db } from './open.ts';

/** How long a database may take to answer at start. */
const patience = { giveUpAfterMs: 30_000, retryEveryMs: 1_000 };

function describe(error: unknown): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return inner instanceof Error ? inner.message : String(inner);
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
      throw new StartError(`The data folder ${config.DATA_DIR} cannot be used: ${describe(error)}`);
    }
  }
  const db = openPostgres(config.DATABASE_URL, onIdleError);
  const startedAt = Date.now();
  for (;;) {
    try {
      await sql`select 1`.execute(db.queries);
      return db;
    } catch (error) {
      if (Date.now() - startedAt > giveUpAfterMs) {
        await db.close();
        throw new StartError(`The database of DATABASE_URL does not answer: ${describe(error)}`);
      }
      await wait(retryEveryMs);
    }
  }
}
