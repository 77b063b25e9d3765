import { findEntries as findCells, numberGrid, type Entry as CellEntry } from '@monster/engine';

/** A place for a word in a grid, with what the grid holds there: letters, and `.` where nothing is fixed yet. */
export interface Entry extends CellEntry {
  readonly text: string;
}

/** All entries of two or more cells, across first, each direction in the order of its numbers. */
export function findEntries(rows: readonly string[]): Entry[] {
  const cells = numberGrid(rows).flat();
  return findCells(cells, rows[0]?.length ?? 0).map((entry) => ({
    ...entry,
    text: entry.cells.map((cell) => cells[cell]?.answer ?? '').join(''),
  }));
}
