import { cellName, MAX_SIZE, toLetters } from '@monster/engine';
import { quote } from './cleanText.ts';
import { cellProblem } from './puzzleFile.ts';
import type { Problem } from './puzzleFile.ts';
import { isRebus, noSolution, rebusProblems } from './unsupported.ts';
import type { RebusCell } from './unsupported.ts';

const MIN_SIZE = 3;
/** The largest grid that the site is made for; up to the engine's own limit, larger ones only get a warning. */
const USUAL_SIZE = 15;

const smaller = 'make several puzzles of it, or choose a smaller one.';
const larger = 'add rows and columns with words, or choose a larger puzzle.';

/** What to do with a grid that is not square. */
function squared(side: number): string {
  const whole = Math.max(side, MIN_SIZE);
  return `add rows or columns of black cells until it is ${whole} by ${whole}, or ask its maker for a square version.`;
}

/** The rows of a grid, or what is wrong with it. */
interface CheckedGrid {
  readonly rows: readonly string[];
  readonly errors: readonly Problem[];
  readonly warnings: readonly string[];
}

function readCell(text: string): string | null {
  if (text === '#' || text === '.') return '#';
  const [letter] = toLetters(text);
  return letter !== undefined && [...text.normalize('NFC')].length === 1 ? letter : null;
}

function isBlank(text: string): boolean {
  return text.trim() === '' || text === '-';
}

/** True for a grid in which only the black cells are filled in. */
function lacksSolution(cells: readonly (readonly string[])[]): boolean {
  let hasBlank = false;
  for (const row of cells)
    for (const text of row) {
      if (isBlank(text)) hasBlank = true;
      else if (text !== '#' && text !== '.') return false;
    }
  return hasBlank;
}

function raggedRow(row: number, length: number, width: number): string {
  return `Grid row ${row + 1} has ${length} ${length === 1 ? 'cell' : 'cells'}; row 1 has ${width}.`;
}

function shapeProblems(cells: readonly (readonly string[])[], lineOf: (row: number) => object): Problem[] {
  const width = cells[0]?.length ?? 0;
  const ragged = cells.flatMap(({ length }, row): Problem[] =>
    length === width ? [] : [{ message: raggedRow(row, length, width), row: row + 1, ...lineOf(row) }],
  );
  if (ragged.length > 0) return ragged;
  if (cells.length === 0) return [{ message: 'There is no grid.' }];
  const side = Math.max(width, cells.length);
  const found = `This grid is ${width} wide and ${cells.length} high.`;
  if (side > MAX_SIZE)
    return [
      { message: `${found} The largest that the site plays is ${MAX_SIZE} by ${MAX_SIZE}: ${smaller}` },
    ];
  if (width !== cells.length)
    return [{ message: `${found} The site plays square grids only: ${squared(side)}` }];
  if (width < MIN_SIZE)
    return [
      { message: `${found} The smallest that the site plays is ${MIN_SIZE} by ${MIN_SIZE}: ${larger}` },
    ];
  return [];
}

/** Checks that a grid is square and has only letters and black cells; accented letters become plain ones. */
export function checkGrid(cells: readonly (readonly string[])[], lines: readonly number[] = []): CheckedGrid {
  const lineOf = (row: number): object => (lines[row] === undefined ? {} : { line: lines[row] });
  if (lacksSolution(cells)) return { rows: [], errors: [{ message: noSolution }], warnings: [] };
  const errors: Problem[] = [];
  const rebus: RebusCell[] = [];
  const warnings: string[] = [];
  const rows = cells.map((cellsOfRow, row) =>
    cellsOfRow
      .map((text, column) => {
        const letter = readCell(text);
        if (letter === null && isRebus(text)) rebus.push({ row, column, letters: text, ...lineOf(row) });
        else if (letter === null) {
          const what = isBlank(text)
            ? ' is empty; it needs a letter or #.'
            : `: ${quote(text)} is not a letter or #.`;
          const problem = cellProblem(row, column, what);
          errors.push({ ...problem, ...lineOf(row) });
        } else if (letter !== '#' && letter !== text.toUpperCase()) {
          warnings.push(`${cellName(row, column)}: ${quote(text)} is read as ${letter}.`);
        }
        return letter ?? '#';
      })
      .join(''),
  );
  // Not `push(...)`: a file may have more wrong rows than a call can have arguments.
  const all = [...errors, ...rebusProblems(rebus), ...shapeProblems(cells, lineOf)];
  if (all.length === 0 && rows.length > USUAL_SIZE)
    warnings.push(
      `The grid is ${rows.length}x${rows.length}; the site is made for up to ${USUAL_SIZE}x${USUAL_SIZE}.`,
    );
  return { rows, errors: all, warnings };
}
