import { boardOf, judgeSolve } from '@monster/engine';
import type { Verdict, WallClock } from '@monster/engine';
import { answerJobs } from './answerJobs.ts';

/** A game to replay: the rows of the grid it was started on, and of those that the puzzle has had since. */
export interface SentGame {
  readonly rows: readonly string[];
  readonly editions: readonly (readonly string[])[];
  readonly timerMinutes: number;
  readonly log: string;
  readonly clock: WallClock;
}

function judge({ rows, editions, clock, ...game }: SentGame): Verdict {
  const puzzle = boardOf(rows);
  if (puzzle === null) return { figures: null, doubt: 'otherGrid' };
  return judgeSolve({ ...game, puzzle, editions: editions.flatMap((each) => boardOf(each) ?? []) }, clock);
}

const work = { judge };
export type ReplayWork = typeof work;

answerJobs(work);
