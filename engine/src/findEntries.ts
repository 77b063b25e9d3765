import type { Clue, PuzzleCell } from './puzzle.ts';

export type Direction = 'across' | 'down';

/** A run of two or more white cells. */
export interface Entry {
  readonly direction: Direction;
  readonly number: number;
  /** Flat indexes into the grid, row by row, in reading order. */
  readonly cells: readonly number[];
  /** What the grid contains there: letters, and `.` where a grid in progress has none yet. */
  readonly answer: string;
}

/** Returns every entry of a numbered grid in the order of the clue lists: across by number, then down. */
export function findEntries(grid: readonly (readonly PuzzleCell[])[]): Entry[] {
  return [...entriesIn(grid, 'across'), ...entriesIn(grid, 'down')];
}

function entriesIn(grid: readonly (readonly PuzzleCell[])[], direction: Direction): Entry[] {
  const width = grid[0]?.length ?? 0;
  const [down, right] = direction === 'across' ? [0, 1] : [1, 0];
  const whiteAt = (row: number, column: number): PuzzleCell | null => {
    const cell = grid[row]?.[column];
    return cell === undefined || cell.isBlack ? null : cell;
  };
  return grid.flatMap((line, row) =>
    line.flatMap(({ number }, column): Entry[] => {
      if (number === null || whiteAt(row - down, column - right)) return [];
      const cells: number[] = [];
      let answer = '';
      for (let i = 0; ; i++) {
        const cell = whiteAt(row + i * down, column + i * right);
        if (!cell) break;
        cells.push((row + i * down) * width + column + i * right);
        answer += cell.answer;
      }
      return cells.length < 2 ? [] : [{ direction, number, cells, answer }];
    }),
  );
}

/** The name that messages use: `1-Across`. */
export function entryName({ number, direction }: Pick<Entry, 'number' | 'direction'>): string {
  return `${number}-${direction === 'across' ? 'Across' : 'Down'}`;
}

/** Makes the clue lists of a puzzle from all its entries. */
export function makeClueLists(
  entries: readonly Entry[],
  textOf: (entry: Entry, index: number) => string,
): { acrossClues: Clue[]; downClues: Clue[] } {
  const clues = entries.map((entry, index) => ({ entry, text: textOf(entry, index) }));
  const listOf = (direction: Direction): Clue[] =>
    clues
      .filter(({ entry }) => entry.direction === direction)
      .map(({ entry, text }) => ({ number: entry.number, text }));
  return { acrossClues: listOf('across'), downClues: listOf('down') };
}
