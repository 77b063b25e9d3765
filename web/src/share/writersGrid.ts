import type { Puzzle } from '@monster/engine';
import { drawSquares, given } from './drawSquares.ts';

const own = '🟪';
const theirs = '🟨';

/** Returns the grid of a room as lines of colored squares that tell the player's own letters from those of others. */
export function writersGrid(puzzle: Puzzle, writers: readonly (number | null)[], me: number): string {
  return drawSquares(puzzle, (group) => {
    const written = group.map((cell) => writers[cell] ?? null).filter((seat) => seat !== null);
    if (written.length === 0) return given;
    return 2 * written.filter((seat) => seat === me).length >= written.length ? own : theirs;
  });
}
