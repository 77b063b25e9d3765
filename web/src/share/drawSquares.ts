import type { Puzzle } from '@monster/engine';

export const given = '⬜';
const black = '⬛';

/** A message with more squares per line would be broken up on a phone. */
const mostPerLine = 8;

/**
 * Draws the grid as lines of colored squares, which tell no letter. In a large grid, a square stands for several cells;
 * `squareOf` gets those of them that are white.
 */
export function drawSquares(
  { size, cells }: Puzzle,
  squareOf: (whiteCells: readonly number[]) => string,
): string {
  const step = Math.ceil(size / mostPerLine);
  const places = Array.from({ length: Math.ceil(size / step) }, (_, place) => place * step);
  const inStep = (start: number) => Array.from({ length: Math.min(step, size - start) }, (_, i) => start + i);
  const drawSquare = (top: number, left: number): string => {
    const group = inStep(top).flatMap((row) => inStep(left).map((column) => row * size + column));
    const white = group.filter((cell) => cells[cell]?.isBlack === false);
    return white.length === 0 ? black : squareOf(white);
  };
  return places.map((top) => places.map((left) => drawSquare(top, left)).join('')).join('\n');
}
