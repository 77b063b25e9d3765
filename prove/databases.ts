import { startPgBouncer } from '../scripts/pgBouncer.ts';
import { startDurablePostgres, startTestPostgres } from '../scripts/postgres.ts';
import type { DurablePostgres, TestPostgres } from '../scripts/postgres.ts';
import { databaseOf, postgresPlace, sqlitePlace } from '../server/src/testing/databases.ts';
import { atExit } from './atExit.ts';
import type { Db } from '../server/src/db/open.ts';

export const databaseKinds = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A new database to prove the site on. */
export interface ProvingDatabase {
  readonly kind: DatabaseKind;
  /** The settings of a site that uses it. */
  readonly settings: Record<string, string>;
  /** Opens it directly, past everything that can be cut. */
  readonly open: () => Db;
  /** Kills what is between the site and its data, which then starts again by itself; a file has nothing to kill. */
  readonly cuts: readonly (() => Promise<void>)[];
  readonly remove: () => Promise<void>;
}

function startEmbedded(): ProvingDatabase {
  const place = sqlitePlace();
  const forget = atExit(() => void place.remove());
  const remove = async () => {
    forget();
    await place.remove();
  };
  return { kind: 'embedded', settings: databaseOf(place), open: place.open, cuts: [], remove };
}

/** PostgreSQL behind PgBouncer. */
async function startPostgres(server: TestPostgres | DurablePostgres): Promise<ProvingDatabase> {
  const place = await postgresPlace(server.url);
  const bouncer = await startPgBouncer(String(place.url));
  const restartBouncer = async () => {
    await bouncer.kill();
    await bouncer.start();
  };
  return {
    kind: 'postgres',
    settings: { DATABASE_URL: bouncer.url },
    open: place.open,
    cuts: 'kill' in server ? [async () => server.kill(), restartBouncer] : [],
    remove: async () => {
      await bouncer.kill();
      await place.remove();
      await server.stop();
    },
  };
}

/** Starts a database for a load that leaves it alone. */
export async function startDatabase(kind: DatabaseKind): Promise<ProvingDatabase> {
  return kind === 'embedded' ? startEmbedded() : startPostgres(await startTestPostgres());
}

/** Starts a database that keeps what it has acknowledged when it is cut. */
export async function startDurableDatabase(kind: DatabaseKind): Promise<ProvingDatabase> {
  return kind === 'embedded' ? startEmbedded() : startPostgres(await startDurablePostgres());
}
