import { findEntries, numberGrid, type Clue, type Direction, type Entry, type PuzzleCell } from './puzzle.ts';
import { isRecord } from './isRecord.ts';
import { cellName, puzzleProblems } from './puzzleProblems.ts';

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

type ReadPuzzle =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly problem: string };

/** The largest grid that is accepted; damaged data must not freeze the page. */
export const MAX_SIZE = 25;

/** Checks everything that the game relies on, for any data, and says what is wrong. */
export function readPuzzle(data: unknown): ReadPuzzle {
  if (!isRecord(data) || !Array.isArray(data['grid'])) return bad('The puzzle has no grid.');
  const { grid, acrossClues, downClues, circled, shaded } = data;
  const problem = gridProblem(grid);
  if (problem) return bad(problem);
  const numbered = numberGrid(rowsOf(grid as PuzzleCell[][]));
  const cells = numbered.flat();
  const size = grid.length;
  const entries = findEntries(numbered);
  const clues = { across: acrossClues, down: downClues };
  const clueError = clueProblem(entries, 'across', clues.across) ?? clueProblem(entries, 'down', clues.down);
  if (clueError) return bad(clueError);
  const words = entries.map((entry, id): Word => {
    const clue = (clues[entry.direction] as Clue[]).find(({ number }) => number === entry.number)?.text ?? '';
    return { ...entry, id, clue };
  });
  const places = cells.map((): Record<Direction, Place | null> => ({ across: null, down: null }));
  for (const word of words) {
    for (const [position, cell] of word.cells.entries()) {
      const place = places[cell];
      if (place) place[word.direction] = { word, position };
    }
  }
  const unused = cells.findIndex((cell, i) => !cell.isBlack && !places[i]?.across && !places[i]?.down);
  if (unused >= 0) return bad(`${cellName(Math.floor(unused / size), unused % size)} belongs to no word.`);
  return words.length === 0
    ? bad('The grid has no words.')
    : { ok: true, puzzle: { size, cells, words, places, circled, shaded } };
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

function bad(problem: string): ReadPuzzle {
  return { ok: false, problem };
}

function gridProblem(grid: unknown[]): string | null {
  const size = grid.length;
  if (size === 0) return 'The grid is empty.';
  if (size > MAX_SIZE) return `The grid has ${size} rows; ${MAX_SIZE} is the most.`;
  for (const [i, row] of grid.entries()) {
    if (!Array.isArray(row)) return `Grid row ${i + 1} is not a row of cells.`;
    if (row.length !== size) return 'The grid is not square.';
    for (const [j, cell] of row.entries()) {
      if (!isRecord(cell) || typeof cell['isBlack'] !== 'boolean') return `${cellName(i, j)} is not a cell.`;
      const { isBlack, answer } = cell;
      if (!isBlack && !(typeof answer === 'string' && /^[A-Z]$/.test(answer)))
        return `${cellName(i, j)}: ${typeof answer === 'string' ? `"${answer.slice(0, 9)}"` : 'nothing'} is not a letter.`;
    }
  }
  return numberProblem(grid as PuzzleCell[][]);
}

function rowsOf(grid: PuzzleCell[][]): string[] {
  return grid.map((row) => row.map(({ isBlack, answer }) => (isBlack ? '#' : answer)).join(''));
}

function numberProblem(grid: PuzzleCell[][]): string | null {
  const expected = numberGrid(rowsOf(grid));
  for (const [i, row] of grid.entries()) {
    for (const [j, { number }] of row.entries()) {
      const right = expected[i]?.[j]?.number ?? null;
      if ((number ?? null) !== right)
        return `${cellName(i, j)} is numbered ${typeof number === 'number' ? number : 'nothing'}; it should be ${right ?? 'nothing'}.`;
    }
  }
  return null;
}

function clueProblem(entries: readonly Entry[], direction: Direction, clues: unknown): string | null {
  if (!Array.isArray(clues)) return `The puzzle has no list of ${direction} clues.`;
  const open = new Set(entries.filter((entry) => entry.direction === direction).map(({ number }) => number));
  const all = new Set(open);
  for (const clue of clues as unknown[]) {
    if (!isRecord(clue) || typeof clue['number'] !== 'number' || typeof clue['text'] !== 'string')
      return `The list of ${direction} clues contains something that is not a clue.`;
    const entry = { number: clue['number'], direction };
    if (!all.has(entry.number)) return puzzleProblems.noEntry(entry);
    if (clue['text'].trim() === '') return puzzleProblems.noClue(entry);
    if (!open.delete(entry.number)) return puzzleProblems.repeatedClue(entry);
  }
  const [missing] = open;
  return missing === undefined ? null : puzzleProblems.noClue({ number: missing, direction });
}
