import { makeClueLists } from './makeClueLists.ts';
import { findEntries, numberGrid } from './puzzle.ts';
import { type Puzzle } from './makePuzzle.ts';
import { readPuzzle } from './readPuzzle.ts';

/** Makes a puzzle of rows such as `#PACK`, without clues: enough to replay a game. Null if it is none. */
export function boardOf(rows: readonly string[]): Puzzle | null {
  const grid = numberGrid(rows);
  const read = readPuzzle({ grid, ...makeClueLists(findEntries(grid), () => '-') });
  return read.ok ? read.puzzle : null;
}
