import type { Verdict } from '@monster/engine';
import { createThread } from '../threads/createThread.ts';
import type { ReplayWork, SentGame } from '../threads/replayThread.ts';

/** The longest log takes about 20 ms on a slow core. */
const usualLimits = { timeMs: 5_000, memoryMb: 128, mostWaiting: 200 };

/** Replays games on a thread of its own: however long and many, nobody else waits. */
export interface SolveJudge {
  /** Undefined if there are too many before it, or if it takes too long. */
  readonly judge: (game: SentGame) => Promise<Verdict | undefined>;
  readonly stop: () => Promise<void>;
}

export function createSolveJudge({ mostWaiting, ...limits } = usualLimits): SolveJudge {
  const thread = createThread<ReplayWork>('replayThread', limits);
  let waiting = 0;
  return {
    judge: async (game) => {
      if (waiting >= mostWaiting) return undefined;
      waiting += 1;
      try {
        const verdict = await thread.ask('judge', game);
        return verdict === 'gave up' ? undefined : verdict;
      } finally {
        waiting -= 1;
      }
    },
    stop: thread.stop,
  };
}
