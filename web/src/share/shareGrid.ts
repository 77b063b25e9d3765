import { solveOrder } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';

/** From the first letters to the last ones. */
const stages = ['🟪', '🟦', '🟩', '🟨'] as const;
const given = '⬜';
const black = '⬛';

/** A message with more squares per line would be broken up on a phone. */
const mostPerLine = 8;

/** The square for a group of cells: the average of when they were solved, given if nobody solved any of them. */
function squareOf(moments: readonly (number | null)[], isBlack: boolean, last: number): string {
  if (isBlack) return black;
  const solved = moments.filter((moment) => moment !== null);
  if (solved.length === 0) return given;
  const average = solved.reduce((sum, moment) => sum + moment, 0) / solved.length;
  const stage = Math.min(stages.length - 1, Math.floor((average / (last + 1)) * stages.length));
  return stages[stage] ?? given;
}

/**
 * Returns the grid as lines of colored squares that tell in which order it was solved, and no letter. In a large grid, a
 * square stands for several cells.
 */
export function shareGrid(puzzle: Puzzle, game: GameState): string {
  const { size, cells } = puzzle;
  const order = solveOrder(puzzle, game);
  const last = Math.max(0, ...order.map((moment) => moment ?? 0));
  const step = Math.ceil(size / mostPerLine);
  const places = Array.from({ length: Math.ceil(size / step) }, (_, place) => place * step);
  const groupAt = (top: number, left: number): number[] => {
    const inStep = (start: number) =>
      Array.from({ length: Math.min(step, size - start) }, (_, i) => start + i);
    return inStep(top).flatMap((row) => inStep(left).map((column) => row * size + column));
  };
  const drawSquare = (top: number, left: number): string => {
    const group = groupAt(top, left);
    const isBlack = group.every((cell) => cells[cell]?.isBlack);
    return squareOf(
      group.map((cell) => order[cell] ?? null),
      isBlack,
      last,
    );
  };
  return places.map((top) => places.map((left) => drawSquare(top, left)).join('')).join('\n');
}
