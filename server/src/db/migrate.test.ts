import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { places } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { findOwn, listTop } from './leaderboard.ts';
import { countPlayers, rankOf } from './leaderboardCounts.ts';
import { migrate, migrationsNamed } from './migrate.ts';
import type { Db } from './open.ts';

interface Column {
  table_name: string;
  column_name: string;
  type: string;
  not_null: boolean;
  key: number;
}

async function sqliteColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<{
    table_name: string;
    column_name: string;
    type: string;
    notnull: number;
    pk: number;
  }>`
    select m.name as table_name, c.name as column_name, c.type, c."notnull", c.pk
    from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%'`.execute(
    db.queries,
  );
  return rows.map(({ notnull, pk, type, ...column }) => ({
    ...column,
    type: type.toLowerCase(),
    not_null: notnull === 1 || pk > 0,
    key: pk,
  }));
}

async function postgresColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name, c.data_type as type, c.is_nullable = 'NO' as not_null,
      coalesce((select k.ordinal_position from information_schema.key_column_usage k
        join information_schema.table_constraints t using (constraint_name, table_name)
        where t.constraint_type = 'PRIMARY KEY' and k.table_name = c.table_name and k.column_name = c.column_name), 0) as key
    from information_schema.columns c where c.table_schema = 'public'`.execute(db.queries);
  return rows;
}

async function indexes(db: Db): Promise<string[]> {
  const query =
    db.kind === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_master where type = 'index' and name not like 'sqlite_%'`
      : sql<{
          name: string;
        }>`select indexname as name from pg_indexes where schemaname = 'public' and indexname not like '%_pkey'`;
  const { rows } = await query.execute(db.queries);
  return rows.map((row) => row.name).sort();
}

/** The embedded database blocks the process while it waits for its lock, so each instance needs its own process. */
async function migrateInProcess(dataDir: string): Promise<number> {
  const instance = fileURLToPath(new URL('../testing/migrateProcess.ts', import.meta.url));
  const { stdout } = await promisify(execFile)('tsx', [instance, dataDir]);
  return Number(stdout);
}

const sorted = (columns: Column[]): string[] =>
  columns.map((column) => JSON.stringify(column, Object.keys(column).sort())).sort();

describe('the schema', () => {
  it('is the same on both databases, column by column', async () => {
    const [sqlite, postgres] = [await places['the embedded database'](), await places.PostgreSQL()];
    const [one, other] = [sqlite.open(), postgres.open()];
    try {
      await migrate(one);
      await migrate(other);
      const columns = await sqliteColumns(one);
      expect(columns.length).toBeGreaterThan(40);
      expect(sorted(columns)).toEqual(sorted(await postgresColumns(other)));
      expect(await indexes(one)).toEqual(await indexes(other));
    } finally {
      await one.close();
      await other.close();
      await sqlite.remove();
      await postgres.remove();
    }
  });
});

describe.each(Object.entries(places))('migrations on %s', (_name, makePlace) => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await makePlace();
  });
  afterEach(() => place.remove());

  async function withDb<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const db = place.open();
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  it('are applied once, however many instances start at the same time', async () => {
    const applied = await Promise.all(
      place.url === undefined
        ? Array.from({ length: 4 }, () => migrateInProcess(place.dataDir))
        : Array.from({ length: 10 }, () => withDb(async (db) => (await migrate(db)).length)),
    );
    expect(applied.filter((steps) => steps > 0)).toHaveLength(1);
  });

  it('leave the sessions of an earlier version to the admin of the settings', async () => {
    const earlier = ['001_initial', '002_campaign', '004_daily_series', '005_owners', '006_audit'];
    await withDb(async (db) => {
      await migrate(db, migrationsNamed([...earlier, '007_growth', '009_trash']));
      await sql`insert into admin_sessions (token_hash, username, created_at, seen_at) values ('t', 'admin', 1, 1)`.execute(
        db.queries,
      );
      await migrate(db);
      const sessions = db.queries.selectFrom('admin_sessions').select(['username', 'account_id']);
      expect(await sessions.execute()).toEqual([{ username: 'admin', account_id: 'settings' }]);
    });
  });

  it('take scores without proof off the public leaderboard, and keep them', async () => {
    await withDb(async (db) => {
      await migrate(db, migrationsNamed(['001_initial', '002_campaign', '005_owners']));
      await sql`insert into leaderboard (email, uid, display_name, total_score, updated_at, owner)
      values ('ann@example.com', 'u', 'Ann', 90, 7, 'o')`.execute(db.queries);
      await sql`insert into leaderboard_counts (width, first_total, players) values (1, 90, 1), (1000, 0, 1)`.execute(
        db.queries,
      );
      await migrate(db);
      expect(await listTop(db.queries)).toEqual([]);
      expect(await findOwn(db.queries, { uid: 'u' })).toBeNull();
      expect(await findOwn(db.queries, { uid: 'u', player: 'o' })).toMatchObject({
        rank: null,
        unprovenTotal: 90,
      });
      expect([await countPlayers(db.queries), await rankOf(db.queries, 5)]).toEqual([1, 1]);
    });
  });

  it('leave nothing behind when one fails halfway', async () => {
    const broken = [
      {
        name: '001_broken',
        statements: ['create table good (id text primary key)', 'create table nonsense ('],
      },
    ];
    await withDb(async (db) => {
      await expect(migrate(db, broken)).rejects.toThrow(/syntax|incomplete/u);
      await expect(sql`select * from good`.execute(db.queries)).rejects.toThrow('good');
    });
    expect((await withDb((db) => migrate(db))).length).toBeGreaterThan(0);
  });

  it('refuse a database created by a newer version', async () => {
    await withDb(async (db) => {
      await migrate(db);
      await sql`insert into schema_migrations (name, applied_at) values ('999_future', 0)`.execute(
        db.queries,
      );
      await expect(migrate(db)).rejects.toThrow('newer version (999_future)');
    });
  });
});
