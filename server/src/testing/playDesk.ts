import type { PuzzleStatistics, SiteStatistics } from '@monster/contract';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { adminSite } from './admin.ts';
import { markOf } from './playedLog.ts';
import { samplePuzzle, storePuzzles, testNow } from './site.ts';

/** The mark of the sample puzzle's grid. */
export const grid = markOf(samplePuzzle().grid);

/** The report of a game from its start to its end. */
export const solved = { grid, start: true, end: 'solved' } as const;

const tables = [
  'puzzles',
  'daily_puzzles',
  'trashed_puzzles',
  'play_counts',
  'play_totals',
  'solve_counts',
  'attempts',
] as const;

/** Counts a ranked solve, as its call does. */
export async function countSolve(
  db: Db,
  puzzleId: string,
  seconds: number,
  { isHelped = false, mark = grid } = {},
): Promise<void> {
  for (const width of [1, 60])
    await db.queries
      .insertInto('solve_counts')
      .values({
        puzzle_id: puzzleId,
        grid: mark,
        is_helped: isHelped ? 1 : 0,
        width,
        first_second: seconds - (seconds % width),
        solves: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['puzzle_id', 'grid', 'is_helped', 'width', 'first_second'])
          .doUpdateSet({ solves: sql`solve_counts.solves + 1` }),
      )
      .execute();
}

/** A site with the puzzles `one`, `two` and `future`, that nobody has played, and its admin, who sees the statistics. */
export async function openPlayDesk(db: Db, now: () => number = () => testNow) {
  for (const table of tables) await db.queries.deleteFrom(table).execute();
  await storePuzzles(
    db,
    samplePuzzle({ id: 'one', datePublished: '2026-01-01' }),
    samplePuzzle({ id: 'two' }),
    samplePuzzle({ id: 'future', datePublished: '2027-01-01' }),
  );
  const desk = await adminSite(db, {}, now);
  return {
    ...desk,
    report: (id: string, payload: object, headers: Record<string, string> = {}) =>
      desk.site.inject({ method: 'POST', url: `/api/puzzles/${id}/report`, payload, headers }),
    ofPuzzle: async (id: string) =>
      (await desk.call('GET', `/admin/api/statistics/${id}`)).json<PuzzleStatistics>(),
    ofSite: async (query = '') =>
      (await desk.call('GET', `/admin/api/statistics${query}`)).json<SiteStatistics>(),
  };
}
