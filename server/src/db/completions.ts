import type { Completions } from '@monster/contract';
import { sql } from 'kysely';
import { givenRows, inBatches } from './batches.ts';
import type { Db, Queries } from './open.ts';
import { publicationDates } from './puzzles.ts';

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

/** A completion to store, at a time and on a day. */
export interface NewCompletion {
  readonly uid: string;
  readonly puzzleId: string;
  readonly today: string;
  readonly now: number;
}

/** Stores a completion once; returns false when no published puzzle has the id. */
export const recordCompletion = inBatches(
  async (db: Db, completions: readonly NewCompletion[]): Promise<boolean[]> => {
    // In one order, so that two batches never wait for each other.
    const rows = completions
      .map(({ uid, puzzleId, now, today }) => [uid, puzzleId, now, today] as const)
      .toSorted(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1));
    const { numAffectedRows } = await sql`
      insert into completions (uid, puzzle_id, completed_at)
      select value ->> 0, puzzles.id, cast(value ->> 2 as bigint)
      from ${givenRows(db, rows)} join puzzles on puzzles.id = value ->> 1 and date_published <= value ->> 3
      where true on conflict (uid, puzzle_id) do nothing`.execute(db.queries);
    if (Number(numAffectedRows) === rows.length) return completions.map(() => true);
    // Some were stored before, or have no puzzle.
    const ids = new Set(completions.map(({ puzzleId }) => puzzleId));
    const dates = await publicationDates(db.queries, [...ids]);
    return completions.map(({ puzzleId, today }) => (dates.get(puzzleId) ?? '9999') <= today);
  },
  6,
);
