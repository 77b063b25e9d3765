import { numberGrid } from '@monster/engine';
import { isRecord, textOfJson } from './json.ts';
import type { Problem } from './puzzleFile.ts';

/** The solution of an ipuz file as cells, with what is lost or cannot be. */
interface IpuzGrid {
  readonly cells: string[][];
  readonly errors: Problem[];
  readonly warnings: string[];
}

function rowsOf(value: unknown): unknown[][] | null {
  if (!Array.isArray(value) || value.length > 100) return null;
  return value.every((row) => Array.isArray(row) && row.length <= 100) ? (value as unknown[][]) : null;
}

/** A cell of `puzzle`: its number or block, and its style. */
function labelOf(cell: unknown): { label: string; style: Record<string, unknown> } {
  if (!isRecord(cell)) return { label: textOfJson(cell) ?? '', style: {} };
  const style = isRecord(cell['style']) ? cell['style'] : {};
  return { label: textOfJson(cell['cell']) ?? '', style };
}

function valueOf(cell: unknown): string {
  return isRecord(cell)
    ? (textOfJson(cell['value']) ?? textOfJson(cell['cell']) ?? '')
    : (textOfJson(cell) ?? '');
}

function numberErrors(cells: readonly string[][], puzzle: readonly unknown[][]): Problem[] {
  return numberGrid(cells).flatMap((row, i) =>
    row.flatMap(({ number }, j): Problem[] => {
      const { label } = labelOf(puzzle[i]?.[j]);
      if (!/^[1-9]\d*$/u.test(label) || Number(label) === number) return [];
      const message = `Row ${i + 1}, column ${j + 1} is numbered ${label.slice(0, 9)}; here it would be ${number ?? 'nothing'}.`;
      return [{ message, row: i + 1, column: j + 1 }];
    }),
  );
}

/** Reads the solution beside the labels of the grid; null where either is missing or they differ in shape. */
export function ipuzGrid(file: Record<string, unknown>): IpuzGrid | null {
  const solution = rowsOf(file['solution']);
  const puzzle = rowsOf(file['puzzle']);
  if (solution === null || puzzle === null) return null;
  const isAlike = solution.every((row, i) => row.length === puzzle[i]?.length);
  if (!isAlike || solution.length !== puzzle.length) return null;
  const block = textOfJson(file['block']) ?? '#';
  const errors: Problem[] = [];
  const lost = { circles: 0, gaps: 0 };
  const cells = solution.map((row, i) =>
    row.map((cell, j) => {
      const at = `Row ${i + 1}, column ${j + 1}`;
      const { label, style } = labelOf(puzzle[i]?.[j]);
      if (style['shapebg'] !== undefined || style['highlight'] === true) lost.circles += 1;
      if (style['barred'] !== undefined)
        errors.push({
          message: `${at} has bars; a grid here has black cells only.`,
          row: i + 1,
          column: j + 1,
        });
      if (cell === null) lost.gaps += 1;
      const value = valueOf(cell);
      if (cell === null || value === block || label === block) return '#';
      if (/^\p{L}{2,}$/u.test(value))
        errors.push({
          message: `${at} is a rebus ("${value.slice(0, 20)}"); a cell can hold one letter only.`,
          row: i + 1,
          column: j + 1,
        });
      return value;
    }),
  );
  errors.push(...numberErrors(cells, puzzle));
  const warnings: string[] = [];
  if (lost.circles > 0) warnings.push(`${lost.circles} circled or shaded cells lose their mark.`);
  if (lost.gaps > 0) warnings.push(`${lost.gaps} gaps in the shape of the grid become black cells.`);
  return { cells, errors, warnings };
}
