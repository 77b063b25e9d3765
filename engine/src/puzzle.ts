import type { GridMarks } from './gridMarks.ts';

/** A cell as it is stored and sent; a black one has an empty answer and no number. */
export interface PuzzleCell {
  readonly isBlack: boolean;
  /** The number of the entries that start here, else null. */
  readonly number: number | null;
  /** One letter A-Z, or '' on a black cell. */
  readonly answer: string;
}

export interface Clue {
  readonly number: number;
  readonly text: string;
  /** What the clue plays with, in a sentence, for players who ask after solving. */
  readonly note?: string | undefined;
}

/** The grid, its marks, and the clues of a puzzle, exactly as the public API sends them. */
export interface PuzzleData extends GridMarks {
  readonly grid: readonly (readonly PuzzleCell[])[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
}

/** Numbers a grid by the rule of every newspaper. A row is a text such as `#PACK` or a list of its cells. */
export function numberGrid(rows: readonly (string | readonly string[])[]): PuzzleCell[][] {
  const isWhite = (row: number, column: number): boolean => (rows[row]?.[column] ?? '#') !== '#';
  let next = 1;
  return rows.map((line, row) =>
    [...line].map((letter, column): PuzzleCell => {
      if (letter === '#') return { isBlack: true, number: null, answer: '' };
      const startsAcross = !isWhite(row, column - 1) && isWhite(row, column + 1);
      const startsDown = !isWhite(row - 1, column) && isWhite(row + 1, column);
      return { isBlack: false, number: startsAcross || startsDown ? next++ : null, answer: letter };
    }),
  );
}

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

/** Returns the name that messages use: `1-Across`. */
export function entryName({ number, direction }: Pick<Entry, 'number' | 'direction'>): string {
  return `${number}-${direction === 'across' ? 'Across' : 'Down'}`;
}
