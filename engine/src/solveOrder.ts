import type { GameState } from './game.ts';
import type { Puzzle } from './readPuzzle.ts';

/**
 * Returns when each cell got its last letter from the player: 0 for the first, 1 for the next. Letters that are older
 * than the history count as the first ones. Null for black cells and for letters that were given.
 */
export function solveOrder(puzzle: Puzzle, { cells, undo }: GameState): (number | null)[] {
  const lastEdit = new Map(undo.map(({ cell }, index) => [cell, index]));
  const written = cells.map((cell, index) => {
    if (puzzle.cells[index]?.isBlack !== false || cell.isRevealed) return null;
    return lastEdit.get(index) ?? -1;
  });
  const moments = [...new Set(written)].filter((moment) => moment !== null).sort((a, b) => a - b);
  return written.map((moment) => (moment === null ? null : moments.indexOf(moment)));
}
