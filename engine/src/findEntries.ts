import type { PuzzleCell } from './puzzle.ts';

export type Direction = 'across' | 'down';

/** A run of two or more white cells. */
export interface Entry {
  readonly direction: Direction;
  readonly number: number;
  /** Flat indexes into the grid, row by row, in reading order. */
  readonly cells: readonly number[];
}

/** Every word of a numbered grid, in the order of a clue list: across by number, then down. */
export function findEntries(cells: readonly PuzzleCell[], width: number): Entry[] {
  const entriesOf = (direction: Direction): Entry[] => {
    const step = direction === 'across' ? 1 : width;
    const isWhite = (cell: number, line: number): boolean =>
      (direction === 'down' || Math.floor(cell / width) === line) && cells[cell]?.isBlack === false;
    return cells.flatMap(({ number }, start): Entry[] => {
      const line = Math.floor(start / width);
      if (number === null || isWhite(start - step, line)) return [];
      const run: number[] = [];
      for (let cell = start; isWhite(cell, line); cell += step) run.push(cell);
      return run.length < 2 ? [] : [{ direction, number, cells: run }];
    });
  };
  return [...entriesOf('across'), ...entriesOf('down')];
}

/** The name that messages use: `1-Across`. */
export function entryName({ number, direction }: Pick<Entry, 'number' | 'direction'>): string {
  return `${number}-${direction === 'across' ? 'Across' : 'Down'}`;
}
