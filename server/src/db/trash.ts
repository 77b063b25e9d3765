import { randomUUID } from 'node:crypto';
import type { TrashPage, TrashQuery } from '@monster/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { bumpContentVersion } from './contentVersion.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';
import { forgetPlays } from './plays.ts';
import { forgetSolves } from './solves.ts';
import { forgetChanges } from './puzzleChanges.ts';
import { toListItem } from './puzzles.ts';
import type { Schema } from './schema.ts';

/** How long a deleted puzzle can be restored. */
export const keepTrashMs = 30 * 24 * 60 * 60_000;

type PuzzleRow = Selectable<Schema['puzzles']>;

/** The row of a puzzle in the trash; only we write there. */
export function rowOf({ puzzle }: Pick<Schema['trashed_puzzles'], 'puzzle'>): PuzzleRow {
  return JSON.parse(puzzle) as PuzzleRow;
}

/**
 * Moves a puzzle and its completions to the trash; returns false when there is no such puzzle. Call it in an exclusive
 * transaction.
 */
export async function moveToTrash(db: Db, trx: Queries, id: string, now: number): Promise<boolean> {
  // A completion that arrives now must wait: between the next statements, it would be deleted with the puzzle.
  if (db.kind === 'postgres') await sql`select 1 from puzzles where id = ${id} for update`.execute(trx);
  const row = await trx.selectFrom('puzzles').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return false;
  await trx
    .insertInto('trashed_puzzles')
    .values({ trash_id: randomUUID(), puzzle_id: id, deleted_at: now, puzzle: JSON.stringify(row) })
    .execute();
  await sql`insert into trashed_completions (puzzle_id, uid, completed_at)
    select puzzle_id, uid, completed_at from completions where puzzle_id = ${id}
    on conflict (puzzle_id, uid) do nothing`.execute(trx);
  await trx.deleteFrom('puzzles').where('id', '=', id).execute();
  await bumpContentVersion(trx);
  return true;
}

/** Gives a puzzle that is back under its id the completions that are in the trash. */
export async function takeBackCompletions(trx: Queries, id: string): Promise<void> {
  await sql`insert into completions (uid, puzzle_id, completed_at)
    select uid, puzzle_id, completed_at from trashed_completions where puzzle_id = ${id}
    on conflict (uid, puzzle_id) do nothing`.execute(trx);
  await trx.deleteFrom('trashed_completions').where('puzzle_id', '=', id).execute();
}

/** Copies the completions that a puzzle had when it was deleted to the new id under which it comes back. */
export async function copyCompletions(
  trx: Queries,
  { puzzle_id: id, deleted_at: deletedAt }: Pick<Schema['trashed_puzzles'], 'puzzle_id' | 'deleted_at'>,
  newId: string,
): Promise<void> {
  // The puzzle that has the id now may have taken them along.
  for (const table of ['completions', 'trashed_completions'])
    await sql`insert into completions (uid, puzzle_id, completed_at)
      select uid, cast(${newId} as text), completed_at from ${sql.table(table)}
      where puzzle_id = ${id} and completed_at <= ${deletedAt}
      on conflict (uid, puzzle_id) do nothing`.execute(trx);
}

/** How many completions are in the trash, by puzzle id. */
async function countCompletions(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('trashed_completions')
    .select(({ fn }) => ['puzzle_id', fn.countAll<number>().as('total')])
    .where('puzzle_id', 'in', ids)
    .groupBy('puzzle_id')
    .execute();
  return new Map(rows.map((row) => [row.puzzle_id, row.total]));
}

/** One page of the trash, what was deleted last first. */
export async function listTrash(queries: Queries, { page, pageSize }: TrashQuery): Promise<TrashPage> {
  const all = queries.selectFrom('trashed_puzzles');
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('trash_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counts = await countCompletions(
    queries,
    rows.map((row) => row.puzzle_id),
  );
  const puzzles = rows.map((row) => {
    const { featured: _featured, order: _order, ...item } = toListItem(rowOf(row));
    return {
      ...item,
      trashId: row.trash_id,
      deletedAt: row.deleted_at,
      keptUntil: row.deleted_at + keepTrashMs,
      completions: counts.get(row.puzzle_id) ?? 0,
    };
  });
  return { puzzles, total, page, pageSize };
}

/** Those of the ids that no puzzle has, on the site or in the trash. */
async function findUnused(trx: Queries, ids: readonly string[]): Promise<string[]> {
  const used = await sql<{ id: string }>`
    select id from puzzles where id in (${sql.join(ids)})
    union select puzzle_id as id from trashed_puzzles where puzzle_id in (${sql.join(ids)})`.execute(trx);
  const taken = new Set(used.rows.map(({ id }) => id));
  return ids.filter((id) => !taken.has(id));
}

/**
 * Removes for good what was deleted before a time, with the completions, the history and the sums that no other puzzle
 * of the id needs.
 */
export async function pruneTrash(db: Db, before: number): Promise<void> {
  const isOld = (queries: Queries) =>
    queries.selectFrom('trashed_puzzles').select('puzzle_id').where('deleted_at', '<', before);
  // Usually nothing is old: then nobody has to wait for the lock.
  if ((await isOld(db.queries).executeTakeFirst()) === undefined) return;
  await inExclusiveTransaction(db, async (trx) => {
    const ids = new Set((await isOld(trx).execute()).map((row) => row.puzzle_id));
    await trx.deleteFrom('trashed_puzzles').where('deleted_at', '<', before).execute();
    for (const id of ids)
      await sql`delete from trashed_completions where puzzle_id = ${id}
        and not exists (select 1 from trashed_puzzles where trashed_puzzles.puzzle_id = ${id})`.execute(trx);
    const unused = await findUnused(trx, [...ids]);
    await forgetChanges(trx, unused);
    await forgetPlays(trx, unused);
    await forgetSolves(trx, unused);
  });
}
