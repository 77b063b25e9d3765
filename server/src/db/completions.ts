import type { Completions } from '@monster/contract';
import type { Queries } from './open.ts';

/** The puzzles a player has completed, first completed first. */
export async function listCompletions(queries: Queries, uid: string): Promise<Completions> {
  const rows = await queries
    .selectFrom('completions')
    .select('puzzle_id')
    .where('uid', '=', uid)
    .orderBy('completed_at')
    .orderBy('puzzle_id')
    .execute();
  return { completedPuzzles: rows.map((row) => ({ puzzleId: row.puzzle_id })) };
}

/** Stores a completion once; false where no published puzzle has the id. */
export async function recordCompletion(
  queries: Queries,
  completion: { uid: string; puzzleId: string },
  today: string,
  now: number,
): Promise<boolean> {
  const puzzle = await queries
    .selectFrom('puzzles')
    .select('id')
    .where('id', '=', completion.puzzleId)
    .where('date_published', '<=', today)
    .executeTakeFirst();
  if (puzzle === undefined) return false;
  await queries
    .insertInto('completions')
    .values({ uid: completion.uid, puzzle_id: completion.puzzleId, completed_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'puzzle_id']).doNothing())
    .execute();
  return true;
}
