import type { PuzzleCell } from './puzzle.ts';
import { hashText } from './random.ts';

/** Returns a number that tells one solution from another: the same for everyone who plays it. */
export function solutionHash(cells: readonly PuzzleCell[]): number {
  return hashText(cells.map(({ answer }) => answer || '#').join(''));
}
