import { ghostOf, readPuzzle, replayLog } from '@monster/engine';
import type { Ghost } from '@monster/engine';
import { answerJobs } from './answerJobs.ts';

/** Replays a solve; null if that cannot be done with this puzzle. */
function ghostOfLog(puzzle: unknown, timerMinutes: number, log: string): Ghost | null {
  const read = readPuzzle(puzzle);
  if (!read.ok) return null;
  const moments = replayLog({ puzzle: read.puzzle, timerMinutes, log });
  return typeof moments === 'string' ? null : ghostOf(moments);
}

const work = { ghostOfLog };
export type GhostWork = typeof work;

answerJobs(work);
