import { cellName } from './puzzleProblems.ts';

/** The cells that an editor has marked, by flat index, row by row. A puzzle without such a mark has no such list. */
export interface GridMarks {
  readonly circled?: readonly number[] | undefined;
  readonly shaded?: readonly number[] | undefined;
}

type Rows = readonly string[];

const isWhite = (rows: Rows, row: number, column: number): boolean => (rows[row]?.[column] ?? '#') !== '#';

function carry(cells: readonly number[] | undefined, sizeBefore: number, rows: Rows): number[] {
  const places = (cells ?? []).map((cell) => [Math.floor(cell / sizeBefore), cell % sizeBefore] as const);
  const kept = places.filter(([row, column]) => isWhite(rows, row, column));
  const indexes = new Set(kept.map(([row, column]) => row * rows.length + column));
  return [...indexes].sort((a, b) => a - b);
}

/**
 * Returns the marks that a changed grid still has: each stays in its row and column, even if the grid has grown or
 * shrunk, and is gone where its cell is black or outside the grid now.
 */
export function carryMarks(marks: GridMarks, sizeBefore: number, rows: Rows): GridMarks {
  const circled = carry(marks.circled, sizeBefore, rows);
  const shaded = carry(marks.shaded, sizeBefore, rows);
  return { ...(circled.length > 0 && { circled }), ...(shaded.length > 0 && { shaded }) };
}

function problemOf(cells: readonly number[], what: string, rows: Rows): string | null {
  const size = rows.length;
  const outside = cells.find((cell) => !Number.isInteger(cell) || cell < 0 || cell >= size * size);
  if (outside !== undefined) return `There is no cell ${outside} to be ${what}: the grid has ${size * size}.`;
  const black = cells.find((cell) => !isWhite(rows, Math.floor(cell / size), cell % size));
  if (black === undefined) return null;
  return `${cellName(Math.floor(black / size), black % size)} is black; only a cell with a letter can be ${what}.`;
}

/** Says what is wrong with the marks of a grid: one is outside of it, or on a black cell. */
export function markProblem({ circled = [], shaded = [] }: GridMarks, rows: Rows): string | null {
  return problemOf(circled, 'circled', rows) ?? problemOf(shaded, 'shaded', rows);
}
