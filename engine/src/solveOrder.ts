import type { GameState } from './game.ts';
import { UNDO_LIMIT } from './history.ts';
import type { Puzzle } from './makePuzzle.ts';

/**
 * Returns when each cell got its last letter from the player: 0 for the first, 1 for the next. Null for black cells and
 * for letters that were given. Letters that may be older than the history count as the first ones.
 */
export function solveOrder(puzzle: Puzzle, { undo }: GameState): (number | null)[] {
  const lastEdit = new Map(undo.map(({ cell }, index) => [cell, index]));
  const unknown = undo.length < UNDO_LIMIT ? null : -1;
  const written = puzzle.cells.map(({ isBlack }, index) =>
    isBlack ? null : (lastEdit.get(index) ?? unknown),
  );
  const moments = [...new Set(written)].filter((moment) => moment !== null).sort((a, b) => a - b);
  return written.map((moment) => (moment === null ? null : moments.indexOf(moment)));
}
