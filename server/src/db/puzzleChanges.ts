import { randomUUID } from 'node:crypto';
import type { ChangeKind, ChangesPage, ChangesQuery, EditablePuzzle, PuzzleChange } from '@monster/contract';
import { comparePuzzles, isSameVersion } from '@monster/engine';
import type { Clue, GridMarks, PuzzleVersion } from '@monster/engine';
import type { Selectable } from 'kysely';
import type { Queries } from './open.ts';
import type { Schema } from './schema.ts';
import { utcDateOf } from './utcDateOf.ts';

/** Who changes a puzzle, and when. */
export interface EditedBy {
  /** The name as the audit trail has it. */
  readonly actor: string;
  readonly now: number;
}

/** What the history says about a change besides the change itself. */
interface Occasion extends EditedBy {
  readonly kind: ChangeKind;
  readonly note?: string;
}

/** Everything about a stored puzzle that can be edited. */
export function toVersion(row: Selectable<Schema['puzzles']>): PuzzleVersion {
  return {
    title: row.title,
    author: row.author,
    difficulty: row.difficulty,
    datePublished: row.date_published,
    rows: JSON.parse(row.grid) as string[],
    acrossClues: JSON.parse(row.across_clues) as Clue[],
    downClues: JSON.parse(row.down_clues) as Clue[],
    ...(row.marks !== null && (JSON.parse(row.marks) as GridMarks)),
    ...(row.introduction !== null && { introduction: row.introduction }),
  };
}

/** A version with lists of its own, as answers have it. */
export function toAnswer(version: PuzzleVersion): EditablePuzzle['puzzle'] {
  return structuredClone(version) as EditablePuzzle['puzzle'];
}

const readRow = (trx: Queries, id: string): Promise<Selectable<Schema['puzzles']>> =>
  trx.selectFrom('puzzles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The stored version of a puzzle, to be compared after a change. */
export async function readVersion(trx: Queries, id: string): Promise<PuzzleVersion> {
  return toVersion(await readRow(trx, id));
}

/** The time to store with an edit: even within the same millisecond, it is another than that of what the site made. */
export async function timeOfEdit(trx: Queries, id: string, now: number): Promise<number> {
  const { updated_at: before } = await readRow(trx, id);
  return Math.max(now, before + 1);
}

/** Enters a change in the history of a puzzle; call it in the transaction that makes the change. */
export async function noteChange(
  trx: Queries,
  id: string,
  before: PuzzleVersion,
  { actor, now, kind, note = '' }: Occasion,
): Promise<void> {
  const row = await readRow(trx, id);
  const difference = comparePuzzles(before, toVersion(row));
  if (isSameVersion(difference)) return;
  await trx
    .insertInto('puzzle_changes')
    .values({
      change_id: randomUUID(),
      puzzle_id: id,
      // The time of an edit is never that of the one before, so the history has an order.
      at: row.updated_at,
      actor,
      kind,
      was_published: before.datePublished <= utcDateOf(now) ? 1 : 0,
      note,
      difference: JSON.stringify(difference),
      before: JSON.stringify(before),
    })
    .execute();
}

/** One page of the history of a puzzle, newest first. */
export async function listChanges(
  queries: Queries,
  id: string,
  { page, pageSize }: ChangesQuery,
): Promise<ChangesPage> {
  const all = queries.selectFrom('puzzle_changes').where('puzzle_id', '=', id);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .select(['change_id', 'at', 'actor', 'kind', 'was_published', 'note', 'difference'])
    .orderBy('at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const changes = rows.map((row) => ({
    id: row.change_id,
    at: row.at,
    actor: row.actor,
    kind: row.kind,
    wasPublished: row.was_published === 1,
    note: row.note,
    difference: JSON.parse(row.difference) as PuzzleChange['difference'],
  }));
  return { changes, total, page, pageSize };
}

/** The version that a puzzle had before a change; undefined if there is no such change. */
export async function findVersionBefore(
  queries: Queries,
  id: string,
  changeId: string,
): Promise<PuzzleVersion | undefined> {
  const row = await queries
    .selectFrom('puzzle_changes')
    .select('before')
    .where('puzzle_id', '=', id)
    .where('change_id', '=', changeId)
    .executeTakeFirst();
  return row && (JSON.parse(row.before) as PuzzleVersion);
}

/** Removes the history of puzzles that are gone for good. */
export async function forgetChanges(trx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('puzzle_changes').where('puzzle_id', 'in', ids).execute();
}
