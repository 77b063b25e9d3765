import { solveOrder } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { drawSquares, given } from './drawSquares.ts';

/** From the first letters to the last ones. */
const stages = ['🟪', '🟦', '🟩', '🟨'] as const;

/** The square for a group of cells: the average of when they were solved, given if nobody solved any of them. */
function squareOf(moments: readonly (number | null)[], last: number): string {
  const solved = moments.filter((moment) => moment !== null);
  if (solved.length === 0) return given;
  const average = solved.reduce((sum, moment) => sum + moment, 0) / solved.length;
  const stage = Math.min(stages.length - 1, Math.floor((average / (last + 1)) * stages.length));
  return stages[stage] ?? given;
}

/** Returns the grid as lines of colored squares that tell in which order it was solved. */
export function shareGrid(puzzle: Puzzle, game: GameState): string {
  const order = solveOrder(puzzle, game);
  const last = Math.max(0, ...order.map((moment) => moment ?? 0));
  return drawSquares(puzzle, (group) =>
    squareOf(
      group.map((cell) => order[cell] ?? null),
      last,
    ),
  );
}
