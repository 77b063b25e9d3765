import {
  findEntries,
  numberGrid,
  type Direction,
  type Entry,
  type PuzzleCell,
  type PuzzleData,
} from './puzzle.ts';

/** An entry of a playable puzzle with its clue. */
export interface Word extends Entry {
  /** Its index in `Puzzle.words`. */
  readonly id: number;
  readonly clue: string;
}

/** The position of a cell in a word. */
export interface Place {
  readonly word: Word;
  readonly position: number;
}

/** A puzzle that can be played; derived once, never changed. Cells are identified by flat index, row by row. */
export interface Puzzle {
  readonly size: number;
  readonly cells: readonly PuzzleCell[];
  /** In the order of the clue lists: across by number, then down. */
  readonly words: readonly Word[];
  readonly places: readonly Readonly<Record<Direction, Place | null>>[];
  /** Lists of cells, read by `marksAt` only: damaged marks are no reason not to play. */
  readonly circled: unknown;
  readonly shaded: unknown;
}

/** Derives what a game needs from data that somebody has checked: use `readPuzzle` for any other. */
export function makePuzzle(
  data: PuzzleData & { readonly circled?: unknown; readonly shaded?: unknown },
): Puzzle {
  const { grid, circled, shaded } = data;
  const numbered = numberGrid(rowsOf(grid));
  const cells = numbered.flat();
  const words = findEntries(numbered).map((entry, id): Word => {
    const clues = entry.direction === 'across' ? data.acrossClues : data.downClues;
    return { ...entry, id, clue: clues.find(({ number }) => number === entry.number)?.text ?? '' };
  });
  const places = cells.map((): Record<Direction, Place | null> => ({ across: null, down: null }));
  for (const word of words) {
    for (const [position, cell] of word.cells.entries()) {
      const place = places[cell];
      if (place) place[word.direction] = { word, position };
    }
  }
  return { size: grid.length, cells, words, places, circled, shaded };
}

/** The grid as rows such as `#PACK`. */
export function rowsOf(grid: readonly (readonly PuzzleCell[])[]): string[] {
  return grid.map((row) => row.map(({ isBlack, answer }) => (isBlack ? '#' : answer)).join(''));
}

/** Returns the word through a cell in a direction, and the cell's position in it. */
export function placeOf(puzzle: Puzzle, cell: number, direction: Direction): Place | null {
  return puzzle.places[cell]?.[direction] ?? null;
}

/** Returns how the puzzle itself marks a cell: the words are also the names of its lists. */
export function marksAt(puzzle: Puzzle, cell: number): string[] {
  return (['circled', 'shaded'] as const).filter((mark) => {
    const cells = puzzle[mark];
    return Array.isArray(cells) && cells.includes(cell);
  });
}
