import { entryName, type Entry } from './puzzle.ts';

type EntryId = Pick<Entry, 'number' | 'direction'>;

/** The name of a cell in messages, which count from 1. */
export function cellName(row: number, column: number): string {
  return `Row ${row + 1}, column ${column + 1}`;
}

/** A number with its noun, in the singular where it is one. */
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What can be wrong with a puzzle, whether it comes from the API or from a file. */
export const puzzleProblems = {
  raggedRow: (row: number, cells: number, expected: number) =>
    `Grid row ${row + 1} has ${count(cells, 'cell')}; row 1 has ${expected}.`,
  notSquare: (rows: number, columns: number) =>
    `The grid has ${count(rows, 'row')} of ${count(columns, 'cell')}; it must be square.`,
  noClue: ({ number, direction }: EntryId) =>
    `${direction === 'across' ? 'Across' : 'Down'} ${number} has no clue.`,
  noEntry: (entry: EntryId) => `There is no ${entryName(entry)} in this grid.`,
  repeatedClue: (entry: EntryId) => `${entryName(entry)} given twice.`,
};
