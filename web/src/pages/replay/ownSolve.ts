import { replayLog, restoreGame } from '@monster/engine';
import type { Puzzle, Replayed } from '@monster/engine';
import { savedGameKey } from '../../game/savedGame.ts';
import { readStored } from '../../lib/storage.ts';
import { bestSolve } from '../../race/bestSolve.ts';

/** A log that the browser has of a solve, and the timer of its game. */
interface OwnLog {
  readonly log: string;
  readonly timerMinutes: number;
}

/** The logs of this puzzle's solved games, with and without a timer, and that of the best solve. */
function logsOf(puzzle: Puzzle, puzzleId: string): OwnLog[] {
  const saved = [0, 1].flatMap((timer) => {
    const game = restoreGame(puzzle, readStored(savedGameKey(puzzleId, timer)).value);
    if (game?.phase !== 'complete' || game.log === null) return [];
    return [{ log: game.log.text, timerMinutes: game.timerMinutes }];
  });
  const best = bestSolve(puzzleId);
  return best === null ? saved : [...saved, best];
}

/** Returns the player's last solve of a puzzle, moment by moment, or else the best one; null if there is none. */
export function ownSolve(puzzle: Puzzle, puzzleId: string): readonly Replayed[] | null {
  for (const own of logsOf(puzzle, puzzleId)) {
    const moments = replayLog({ puzzle, ...own });
    if (typeof moments !== 'string' && moments.at(-1)?.after.phase === 'complete') return moments;
  }
  return null;
}
