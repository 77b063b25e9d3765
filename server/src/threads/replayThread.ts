import { boardOf, ghostOf, judgeSolve, replayLog } from '@monster/engine';
import type { Ghost, Verdict, WallClock } from '@monster/engine';
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

/** The ghost of a solve that was judged; null if it cannot be replayed on this grid. */
function haunt(rows: readonly string[], timerMinutes: number, log: string): Ghost | null {
  const puzzle = boardOf(rows);
  const moments = puzzle && replayLog({ puzzle, timerMinutes, log });
  return moments === null || typeof moments === 'string' ? null : ghostOf(moments);
}

const work = { judge, haunt };
export type ReplayWork = typeof work;

answerJobs(work);
