import { ghostOf, isHelped, judgeSolve, replayLog, solutionHash } from '@monster/engine';
import type { GameState, Ghost, Puzzle } from '@monster/engine';
import { isBestSolve, isBetter } from '../game/late/bestSolve.ts';
import type { BestSolve } from '../game/late/bestSolve.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const keyOf = (puzzleId: string): string => `monster-best:${puzzleId}`;

export function bestSolve(puzzleId: string): BestSolve | null {
  const { value } = readStored(keyOf(puzzleId));
  return isBestSolve(value) ? value : null;
}

/** What there is to keep of a game that has just been solved; null if it cannot be replayed. */
function solveOfGame(puzzle: Puzzle, { log, timerMinutes }: GameState): BestSolve | null {
  if (log === null) return null;
  const wallClock = { playedAtTicketMs: 0, passedMs: Infinity };
  const { figures, doubt } = judgeSolve({ puzzle, timerMinutes, log: log.text }, wallClock);
  if (figures === null || doubt === 'unsolved' || doubt === 'revealed') return null;
  return {
    log: log.text,
    timerMinutes,
    grid: solutionHash(puzzle.cells),
    timeMs: figures.playedMs,
    isHelped: isHelped(figures),
  };
}

/** Keeps a solved game if it is the player's best. One of another grid is nothing to compare with. */
export function keepBest(puzzle: Puzzle, puzzleId: string, game: GameState): void {
  const solve = solveOfGame(puzzle, game);
  const best = bestSolve(puzzleId);
  if (solve === null || (best?.grid === solve.grid && !isBetter(solve, best))) return;
  writeStored(keyOf(puzzleId), solve);
}

/** The ghost of a kept solve; null if it belongs to another grid or is damaged. */
export function ghostOfBest(puzzle: Puzzle, { log, timerMinutes, grid }: BestSolve): Ghost | null {
  if (grid !== solutionHash(puzzle.cells)) return null;
  const moments = replayLog({ puzzle, timerMinutes, log });
  return typeof moments === 'string' ? null : ghostOf(moments);
}
