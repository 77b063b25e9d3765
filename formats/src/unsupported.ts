import { cellProblem } from './puzzleFile.ts';
import type { Problem } from './puzzleFile.ts';

const LEFT_OUT: Readonly<Record<string, string>> = {
  copyright: 'The copyright line is left out.',
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
  gaps: (count: number) => `${count} gaps in the shape of the grid become black cells.`,
};

/** A cell with several letters, as far as the file tells them. */
export interface RebusCell {
  readonly row: number;
  readonly column: number;
  readonly letters?: string | undefined;
  readonly line?: number;
}

const otherPuzzle = 'or choose another puzzle.';

/** The problems of cells with several letters. What to do is said once. */
export function rebusProblems(cells: readonly RebusCell[]): Problem[] {
  return cells.map(({ row, column, letters = '', ...place }, i) => {
    const found = letters === '' ? ' is a rebus' : ` is a rebus ("${letters.slice(0, 20)}")`;
    const advice =
      ': several letters in one cell. The site plays one letter per cell: change the words that cross there in the program that made the puzzle, ';
    const what = i === 0 ? `${found}${advice}${otherPuzzle}` : `${found}, too.`;
    return { ...cellProblem(row, column, what), ...place };
  });
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

/**
 * The problems of cells with a bar towards another letter; beside a black cell or the edge, a bar divides nothing. What to
 * do is said once.
 */
export function barProblems(cells: readonly (readonly string[])[], barred: readonly BarredCell[]): Problem[] {
  const isWhite = (row: number, column: number): boolean => (cells[row]?.[column] ?? '#') !== '#';
  const advice = `a bar beside a letter. Here only black cells divide words: draw the grid again with black cells instead of bars, ${otherPuzzle}`;
  return barred
    .filter(
      ({ row, column, sides }) =>
        isWhite(row, column) &&
        sides.some((side) => isWhite(row + NEIGHBORS[side][0], column + NEIGHBORS[side][1])),
    )
    .map(({ row, column }, i) => cellProblem(row, column, i === 0 ? ` has ${advice}` : ' has a bar, too.'));
}
