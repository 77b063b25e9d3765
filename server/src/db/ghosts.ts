import type { Queries } from './open.ts';
import { nameOf } from './playerNames.ts';
import { isVerified } from './isVerified.ts';

/** A solve that can be raced. */
export interface RacedSolve {
  readonly puzzleId: string;
  readonly grid: number;
  readonly timerMinutes: number;
  readonly name: string;
  readonly isHelped: boolean;
  readonly log: string;
}

/** A solve that the server has replayed, the first one of its player or not; its log may be gone. */
export async function findRacedSolve(queries: Queries, solveId: string): Promise<RacedSolve | undefined> {
  const row = await queries
    .selectFrom('solves')
    .leftJoin('player_names', 'player_names.player', 'solves.player')
    .select([
      'puzzle_id',
      'grid',
      'timer_minutes',
      'is_helped',
      'doubt',
      'log',
      'name',
      'is_hidden',
      'solves.player',
    ])
    .where('solve_id', '=', solveId)
    .executeTakeFirst();
  if (row === undefined || row.log === null || !isVerified(row.doubt)) return undefined;
  return {
    puzzleId: row.puzzle_id,
    grid: row.grid,
    timerMinutes: row.timer_minutes,
    name: nameOf(row.player, row),
    isHelped: row.is_helped === 1,
    log: row.log,
  };
}
