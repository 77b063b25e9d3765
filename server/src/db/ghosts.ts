import type { Queries } from './open.ts';

/** A solve that can be raced. */
export interface RacedSolve {
  readonly puzzleId: string;
  readonly grid: number;
  readonly timerMinutes: number;
  readonly name: string;
  readonly isHelped: boolean;
  readonly log: string;
}

/** The name that a player has chosen or, if there is none or it is hidden, one that is the same for everybody. */
function nameOf({ name, isHidden }: { name: string | null; isHidden: number | null }): string {
  return name === null || isHidden === 1 ? 'A monster' : name;
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
      'is_hidden as isHidden',
    ])
    .where('solve_id', '=', solveId)
    .executeTakeFirst();
  if (row === undefined || row.log === null || (row.doubt !== null && row.doubt !== 'again'))
    return undefined;
  return {
    puzzleId: row.puzzle_id,
    grid: row.grid,
    timerMinutes: row.timer_minutes,
    name: nameOf(row),
    isHelped: row.is_helped === 1,
    log: row.log,
  };
}
