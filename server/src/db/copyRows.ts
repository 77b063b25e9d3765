import { sql } from 'kysely';
import type { Queries } from './open.ts';
import type { Schema } from './schema.ts';

export type Table = keyof Schema;
export type Row = Record<string, string | number | null>;

/** Every table with its primary key; tables that others refer to come first. */
const tables = {
  settings: ['key'],
  puzzles: ['id'],
  loaded_content: ['puzzle_id'],
  daily_puzzles: ['puzzle_id'],
  puzzle_serials: ['prefix'],
  completions: ['uid', 'puzzle_id'],
  trashed_puzzles: ['trash_id'],
  trashed_completions: ['puzzle_id', 'uid'],
  puzzle_changes: ['change_id'],
  play_totals: ['puzzle_id'],
  play_counts: ['puzzle_id', 'kind', 'slot'],
  solves: ['solve_id'],
  solve_counts: ['puzzle_id', 'grid', 'is_helped', 'width', 'first_second'],
  player_names: ['player'],
  friend_groups: ['group_id'],
  friend_members: ['group_id', 'member_id'],
  friend_removals: ['player', 'group_id'],
  friend_reactions: ['group_id', 'day', 'to_member', 'from_member'],
  rooms: ['room_id'],
  room_puzzles: ['room_id'],
  room_members: ['room_id', 'seat'],
  room_moves: ['room_id', 'number'],
  transfers: ['transfer_id'],
  reminders: ['reminder_id'],
  level_bests: ['player', 'level'],
  leaderboard: ['email'],
  leaderboard_counts: ['width', 'first_total'],
  captured_emails: ['email', 'source'],
  outbox: ['contact', 'seq'],
  admins: ['username'],
  admin_sessions: ['token_hash'],
  admin_browsers: ['token_hash'],
  accounts: ['id'],
  account_recovery_codes: ['account_id', 'code_hash'],
  account_invitations: ['id'],
  audit_entries: ['id'],
  attempts: ['scope', 'subject'],
} as const satisfies Record<Table, readonly string[]>;

export const tableNames = Object.keys(tables) as Table[];
const batchSize = 500;

/** How much of a table has been copied. */
export interface CopyProgress {
  readonly table: Table;
  readonly done: number;
  readonly total: number;
}

export type Report = (progress: CopyProgress) => void;

export async function countRows(queries: Queries, table: Table): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
    queries,
  );
  return rows[0]?.total ?? 0;
}

/** All rows of a table in the order of its key, in batches. */
export async function* readRows(queries: Queries, table: Table): AsyncGenerator<Row[]> {
  const key = sql.join(tables[table].map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    const from = last;
    const after = from && sql`where (${key}) > (${sql.join(tables[table].map((column) => from[column]))})`;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${after ?? sql``} order by ${key} limit ${sql.lit(batchSize)}`.execute(
        queries,
      );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/** Copies a table; leaves rows that the target already has alone. */
export async function copyRows(
  source: Queries,
  target: Queries,
  table: Table,
  report: Report,
  onRows: (rows: readonly Row[]) => void = () => {},
): Promise<void> {
  const total = await countRows(source, table);
  let done = 0;
  report({ table, done, total });
  for await (const rows of readRows(source, table)) {
    await target
      .insertInto(table)
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    onRows(rows);
    done += rows.length;
    report({ table, done, total });
  }
}
