import type { GridMarks } from '@monster/engine';
import { quote } from './cleanText.ts';
import type { FoundMark } from './foundMarks.ts';
import { cellProblem } from './puzzleFile.ts';
import type { Problem } from './puzzleFile.ts';

/** A row of marks below the rows of the grid: a letter for each cell that has one, and a dot or nothing for the others. */
export interface MarkRow {
  readonly cells: readonly string[];
  readonly line: number;
}

const KINDS: Readonly<Record<string, readonly FoundMark['kind'][]>> = {
  o: ['circle'],
  s: ['shade'],
  b: ['circle', 'shade'],
};

const isPlain = (cell: string): boolean => ['', '.', '-', '#'].includes(cell);

function problemOf(cell: string, letter: string | undefined): string | null {
  if (isPlain(cell)) return null;
  if (KINDS[cell.toLowerCase()] === undefined)
    return `: ${quote(cell)} is not a mark. Write o for a circle, s for shading, b for both, and a dot for neither.`;
  if (letter !== undefined && letter !== '#' && letter !== '.') return null;
  const where = letter === undefined ? 'outside of the grid' : 'black';
  return ` is ${where}, but has the mark ${quote(cell)}; move it to a cell with a letter.`;
}

/** Reads the rows of marks; each belongs to the row of the grid with the same number. */
export function readCsvMarks(
  rows: readonly MarkRow[],
  grid: readonly (readonly string[])[],
): { marks: FoundMark[]; errors: Problem[] } {
  const marks: FoundMark[] = [];
  const errors: Problem[] = [];
  const [last] = rows.slice(grid.length);
  if (last !== undefined)
    errors.push({
      message: `There are ${rows.length} rows of marks, but ${grid.length} of the grid.`,
      line: last.line,
    });
  for (const [row, { cells, line }] of rows.slice(0, grid.length).entries())
    for (const [column, cell] of cells.entries()) {
      const problem = problemOf(cell, grid[row]?.[column]);
      if (problem !== null) errors.push({ ...cellProblem(row, column, problem), line });
      marks.push(...(KINDS[cell.toLowerCase()] ?? []).map((kind) => ({ row, column, kind })));
    }
  return { marks, errors };
}

/** Writes the marks of a grid as rows that `readCsvMarks` reads; none for a grid without marks. */
export function writeCsvMarks(rows: readonly string[], { circled = [], shaded = [] }: GridMarks): string[][] {
  if (circled.length + shaded.length === 0) return [];
  const letterOf = (cell: number): string => {
    if (circled.includes(cell)) return shaded.includes(cell) ? 'b' : 'o';
    return shaded.includes(cell) ? 's' : '.';
  };
  return rows.map((row, y) => ['marks', ...[...row].map((_, x) => letterOf(y * rows.length + x))]);
}
