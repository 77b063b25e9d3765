import { MAX_SIZE, toLetters } from '@monster/engine';
import { quote } from './cleanText.ts';
import { MIN_SIZE, USUAL_SIZE } from './limits.ts';
import type { Problem } from './puzzleFile.ts';

/** The rows of a grid, or what is wrong with it. */
export interface CheckedGrid {
  readonly rows: readonly string[];
  readonly errors: readonly Problem[];
  readonly warnings: readonly string[];
}

function readCell(text: string): string | null {
  if (text === '#' || text === '.') return '#';
  const [letter] = toLetters(text);
  return letter !== undefined && [...text.normalize('NFC')].length === 1 ? letter : null;
}

function shapeProblem(cells: readonly (readonly string[])[], lineOf: (row: number) => object): Problem[] {
  const width = cells[0]?.length ?? 0;
  const ragged = cells.flatMap((row, index): Problem[] =>
    row.length === width
      ? []
      : [
          {
            message: `Grid row ${index + 1} has ${row.length} cells; row 1 has ${width}.`,
            row: index + 1,
            ...lineOf(index),
          },
        ],
  );
  if (ragged.length > 0) return ragged;
  if (cells.length === 0) return [{ message: 'There is no grid.' }];
  if (width !== cells.length)
    return [{ message: `The grid has ${cells.length} rows of ${width} cells; it must be square.` }];
  if (width < MIN_SIZE)
    return [{ message: `The grid is ${width}x${width}; ${MIN_SIZE}x${MIN_SIZE} is the smallest.` }];
  if (width > MAX_SIZE)
    return [{ message: `The grid is ${width}x${width}; ${MAX_SIZE}x${MAX_SIZE} is the largest.` }];
  return [];
}

/** Checks that a grid is square and holds letters and blacks only; accents fold to the plain letter. */
export function checkGrid(cells: readonly (readonly string[])[], lines: readonly number[] = []): CheckedGrid {
  const lineOf = (row: number): object => (lines[row] === undefined ? {} : { line: lines[row] });
  const errors: Problem[] = [];
  const warnings: string[] = [];
  const rows = cells.map((cellsOfRow, row) =>
    cellsOfRow
      .map((text, column) => {
        const place = `Row ${row + 1}, column ${column + 1}`;
        const letter = readCell(text);
        if (letter === null) {
          const message = `${place}: ${quote(text)} is not a letter or #.`;
          errors.push({ message, row: row + 1, column: column + 1, ...lineOf(row) });
        } else if (letter !== '#' && letter !== text.toUpperCase()) {
          warnings.push(`${place}: ${quote(text)} is read as ${letter}.`);
        }
        return letter ?? '#';
      })
      .join(''),
  );
  errors.push(...shapeProblem(cells, lineOf));
  if (errors.length === 0 && rows.length > USUAL_SIZE)
    warnings.push(
      `The grid is ${rows.length}x${rows.length}; the site is made for up to ${USUAL_SIZE}x${USUAL_SIZE}.`,
    );
  return { rows, errors, warnings };
}
