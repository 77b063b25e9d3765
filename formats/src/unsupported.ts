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

/** The problem of a cell with a bar at its edge. */
export function barProblem(row: number, column: number): Problem {
  return cellProblem(row, column, ' has bars; a grid here has black cells only.');
}
