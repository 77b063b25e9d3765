import { cellProblem } from './puzzleFile.ts';
import type { Problem } from './puzzleFile.ts';

const LEFT_OUT: Readonly<Record<string, string>> = {
  copyright: 'The copyright line is left out.',
  notes: 'The notes are left out.',
  intro: 'The introduction is left out.',
  explanation: 'The explanation is left out.',
  description: 'The description is left out.',
  publisher: 'The publisher is left out.',
  editor: 'The editor is left out.',
};

/** Warns about each text that a file has and that puzzles here have no place for. */
export function leftOutWarnings(has: (text: string) => boolean): string[] {
  return Object.keys(LEFT_OUT).flatMap((text) => (has(text) ? (LEFT_OUT[text] ?? []) : []));
}

/** Warnings about other things that a file loses here. */
export const lossWarnings = {
  markup: 'Bold, italics and the like are left out.',
  diagramless: 'This is a diagramless puzzle; here its grid is shown.',
  circles: (count: number) => `${count} circled cells lose their circles.`,
  gaps: (count: number) => `${count} gaps in the shape of the grid become black cells.`,
};

/** The problem of a cell with several letters. */
export function rebusProblem(row: number, column: number, letters = ''): Problem {
  const quoted = letters === '' ? '' : ` ("${letters.slice(0, 20)}")`;
  return cellProblem(row, column, ` is a rebus${quoted}; a cell can hold one letter only.`);
}

/** True for a cell with several letters. */
export function isRebus(cell: string): boolean {
  return /^\p{L}{2,}$/u.test(cell);
}

/** What is said of a file that leaves its grid to be solved. */
export const noSolution =
  'The file has no solution: its grid is empty. Ask its maker for the file with the solution.';

/** A cell with bars at some of its edges. */
export interface BarredCell {
  readonly row: number;
  readonly column: number;
  readonly sides: readonly Side[];
}

type Side = keyof typeof NEIGHBORS;

const NEIGHBORS = { top: [-1, 0], right: [0, 1], bottom: [1, 0], left: [0, -1] } as const;

/** The problems of cells with a bar towards another letter; beside a black cell or the edge, a bar divides nothing. */
export function barProblems(cells: readonly (readonly string[])[], barred: readonly BarredCell[]): Problem[] {
  const isWhite = (row: number, column: number): boolean => (cells[row]?.[column] ?? '#') !== '#';
  return barred
    .filter(
      ({ row, column, sides }) =>
        isWhite(row, column) &&
        sides.some((side) => isWhite(row + NEIGHBORS[side][0], column + NEIGHBORS[side][1])),
    )
    .map(({ row, column }) => cellProblem(row, column, ' has bars; a grid here has black cells only.'));
}
