import { sql } from 'kysely';
import type { Db, Queries } from './open.ts';

const lockId = 7_206_114;

/** A transaction that only one instance can be in at a time; the lock goes with it, as PgBouncer needs. */
export async function inStartTransaction<T>(db: Db, work: (trx: Queries) => Promise<T>): Promise<T> {
  return db.queries.transaction().execute(async (trx) => {
    if (db.kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(trx);
    return work(trx);
  });
}
