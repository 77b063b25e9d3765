import type { IfTaken, PuzzleListItem } from '@monster/contract';
import { isInSeries } from '@monster/engine';
import { saveShipped } from './content.ts';
import type { ContentPuzzle } from './content.ts';
import { bumpContentVersion } from './contentVersion.ts';
import { editionOf } from './editions.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';
import { copyPlays } from './plays.ts';
import { listColumns, toListItem } from './puzzles.ts';
import { takePuzzleId } from './savePuzzle.ts';
import { moveSolves } from './solves.ts';
import { copyCompletions, moveToTrash, rowOf, takeBackCompletions } from './trash.ts';

type Returning = Pick<PuzzleListItem, 'id' | 'title' | 'author' | 'difficulty' | 'size' | 'datePublished'>;

/** A puzzle that is in the way of one that comes back: it has its title, author and date, its id, or its day. */
export interface Obstacle {
  readonly field: 'title' | 'id' | 'datePublished';
  readonly puzzle: PuzzleListItem;
}

/** The id of a puzzle that is back, or what is in its way. */
export type PutBack = { readonly id: string } | { readonly obstacles: readonly Obstacle[] };

function obstacleOf(returning: Returning, puzzle: PuzzleListItem): Obstacle | null {
  if (
    puzzle.title === returning.title &&
    puzzle.author === returning.author &&
    puzzle.datePublished === returning.datePublished
  )
    return { field: 'title', puzzle };
  if (puzzle.id === returning.id) return { field: 'id', puzzle };
  return isInSeries(puzzle) && isInSeries(returning) ? { field: 'datePublished', puzzle } : null;
}

async function findObstacles(trx: Queries, returning: Returning): Promise<Obstacle[]> {
  const rows = await trx
    .selectFrom('puzzles')
    .select(listColumns)
    .where((eb) => eb.or([eb('id', '=', returning.id), eb('date_published', '=', returning.datePublished)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => obstacleOf(returning, toListItem(row))).filter((obstacle) => obstacle !== null);
}

/** Makes room the way that the admin chose, and returns the id to use; without a choice, anything is in the way. */
async function makeRoom(
  db: Db,
  trx: Queries,
  returning: Returning,
  { ifTaken, now }: { ifTaken: IfTaken | undefined; now: number },
): Promise<PutBack> {
  const obstacles = await findObstacles(trx, returning);
  if (obstacles.length === 0) return { id: returning.id };
  if (ifTaken === 'replace') {
    for (const { puzzle } of obstacles) await moveToTrash(db, trx, puzzle.id, now);
    return { id: returning.id };
  }
  // Two puzzles cannot have the same title, author and date.
  if (ifTaken === undefined || obstacles.some(({ field }) => field === 'title')) return { obstacles };
  const isIdTaken = obstacles.some(({ field }) => field === 'id');
  return {
    id: isIdTaken ? await takePuzzleId(trx, returning.size, returning.difficulty) : returning.id,
  };
}

/** Restores a deleted puzzle with its completions and its place in the lists; undefined if it is not in the trash. */
export async function restoreFromTrash(
  db: Db,
  { id, trashId, ifTaken }: { id: string; trashId: string; ifTaken: IfTaken | undefined },
  now: number,
): Promise<PutBack | undefined> {
  return inExclusiveTransaction(db, async (trx) => {
    const trashed = await trx
      .selectFrom('trashed_puzzles')
      .selectAll()
      .where('trash_id', '=', trashId)
      .where('puzzle_id', '=', id)
      .executeTakeFirst();
    if (trashed === undefined) return undefined;
    const row = rowOf(trashed);
    const room = await makeRoom(db, trx, toListItem(row), { ifTaken, now });
    if ('obstacles' in room) return room;
    await trx
      .insertInto('puzzles')
      .values({ ...row, id: room.id })
      .execute();
    if (room.id === id) await takeBackCompletions(trx, id);
    else {
      await copyCompletions(trx, trashed, room.id);
      await copyPlays(trx, id, room.id, row.grid);
      await moveSolves(trx, id, room.id, editionOf(JSON.parse(row.grid) as string[]).grid);
    }
    await trx.deleteFrom('trashed_puzzles').where('trash_id', '=', trashId).execute();
    await bumpContentVersion(trx);
    return room;
  });
}

/** Stores a shipped puzzle under its id again, with the completions that the deleted one had. */
export async function restoreShipped(
  db: Db,
  puzzle: ContentPuzzle,
  ifTaken: 'replace' | undefined,
  now: number,
): Promise<PutBack> {
  return inExclusiveTransaction(db, async (trx) => {
    const room = await makeRoom(db, trx, { ...puzzle, size: puzzle.grid.length }, { ifTaken, now });
    if ('obstacles' in room) return room;
    await saveShipped(trx, puzzle, now);
    await takeBackCompletions(trx, puzzle.id);
    return room;
  });
}
