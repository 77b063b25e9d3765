import type { Verdict } from '@monster/engine';
import { createThread } from '../threads/createThread.ts';
import { limitWaiting } from '../threads/limitWaiting.ts';
import type { ReplayWork, SentGame } from '../threads/replayThread.ts';

/** The longest log takes about 20 ms on a slow core. */
const limits = { timeMs: 5_000, memoryMb: 128 };
const mostWaiting = 200;

/** Replays games on a thread of its own: however long and many, nobody else waits. */
export interface SolveJudge {
  /** Undefined if there are too many before it, or if it takes too long. */
  readonly judge: (game: SentGame) => Promise<Verdict | undefined>;
  readonly stop: () => Promise<void>;
}

export function createSolveJudge(): SolveJudge {
  const thread = createThread<ReplayWork>('replayThread', limits);
  const wait = limitWaiting(mostWaiting);
  return { judge: (game) => wait(() => thread.ask('judge', game)), stop: thread.stop };
}
