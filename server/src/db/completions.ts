import type { Completions } from '@monster/contract';
import type { Queries } from './open.ts';
import { isPublished } from './puzzles.ts';

/** The puzzles a player has completed, oldest completion first. */
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

/** Stores a completion once; returns false when no published puzzle has the id. */
export async function recordCompletion(
  queries: Queries,
  completion: { uid: string; puzzleId: string },
  today: string,
  now: number,
): Promise<boolean> {
  if (!(await isPublished(queries, completion.puzzleId, today))) return false;
  await queries
    .insertInto('completions')
    .values({ uid: completion.uid, puzzle_id: completion.puzzleId, completed_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'puzzle_id']).doNothing())
    .execute();
  return true;
}
