import { sql } from 'kysely';
import { StartError } from '../config.ts';
import { recount } from './leaderboardCounts.ts';
import { migrate } from './migrate.ts';
import type { Db, Queries } from './open.ts';
import type { Schema } from './schema.ts';

type Table = keyof Schema;
type Row = Record<string, string | number | null>;

/** Every table with its primary key; tables that others refer to come first. */
const tables = {
  settings: ['key'],
  puzzles: ['id'],
  loaded_content: ['puzzle_id'],
  daily_puzzles: ['puzzle_id'],
  puzzle_serials: ['prefix'],
  completions: ['uid', 'puzzle_id'],
  leaderboard: ['email'],
  leaderboard_counts: ['width', 'first_total'],
  captured_emails: ['email', 'source'],
  outbox: ['contact', 'seq'],
  admins: ['username'],
  admin_sessions: ['token_hash'],
  admin_browsers: ['token_hash'],
  audit_entries: ['id'],
  attempts: ['scope', 'subject'],
} as const satisfies Record<Table, readonly string[]>;

const tableNames = Object.keys(tables) as Table[];
const marker = 'copied_from_another_database';
const batchSize = 500;

/** How much of a table has been copied. */
export interface CopyProgress {
  readonly table: Table;
  readonly done: number;
  readonly total: number;
}

async function count(queries: Queries, table: Table): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
    queries,
  );
  return rows[0]?.total ?? 0;
}

/** Marks the target as ours. Refuses a database that is already in use, but continues an earlier copy. */
async function claimTarget(target: Db): Promise<void> {
  const marked = await target.queries
    .selectFrom('settings')
    .select('key')
    .where('key', '=', marker)
    .executeTakeFirst();
  if (marked !== undefined) return;
  for (const table of tableNames) {
    if ((await count(target.queries, table)) > 0)
      throw new StartError(
        `The target already contains data (table ${table}). Please name an empty database.`,
      );
  }
  await target.queries.insertInto('settings').values({ key: marker, value: 'yes' }).execute();
}

async function readBatch(queries: Queries, table: Table, last: Row | undefined): Promise<Row[]> {
  const key = sql.join(tables[table].map((column) => sql.ref(column)));
  const after = last && sql`where (${key}) > (${sql.join(tables[table].map((column) => last[column]))})`;
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} ${after ?? sql``} order by ${key} limit ${sql.lit(batchSize)}`.execute(
      queries,
    );
  return rows;
}

async function copyTable(
  source: Db,
  target: Db,
  table: Table,
  report: (progress: CopyProgress) => void,
): Promise<void> {
  const total = await count(source.queries, table);
  let done = 0;
  let last: Row | undefined;
  report({ table, done, total });
  for (;;) {
    const rows = await readBatch(source.queries, table, last);
    if (rows.length === 0) return;
    await target.queries
      .insertInto(table)
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    done += rows.length;
    last = rows.at(-1);
    report({ table, done, total });
  }
}

/** Copies all rows into an empty database. Run again, it resumes after an interruption and leaves existing rows alone. */
export async function copyDatabase(
  source: Db,
  target: Db,
  report: (progress: CopyProgress) => void,
): Promise<void> {
  await migrate(source);
  await migrate(target);
  await claimTarget(target);
  for (const table of tableNames) await copyTable(source, target, table, report);
  for (const table of tableNames) {
    const expected = await count(source.queries, table);
    const found = (await count(target.queries, table)) - (table === 'settings' ? 1 : 0);
    if (found < expected)
      throw new StartError(
        `Table ${table}: ${found} of ${expected} rows arrived. Please run the copy again.`,
      );
  }
  // Players may have joined on the target since an earlier run, so the copied counts may be wrong.
  await recount(target);
}
