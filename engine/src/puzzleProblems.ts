import { entryName, type Entry } from './puzzle.ts';

type EntryId = Pick<Entry, 'number' | 'direction'>;

/** The name of a cell in messages, which count from 1. */
export function cellName(row: number, column: number): string {
  return `Row ${row + 1}, column ${column + 1}`;
}

/** What can be wrong with a puzzle, whether it comes from the API or from a file. */
export const puzzleProblems = {
  noClue: ({ number, direction }: EntryId) =>
    `${direction === 'across' ? 'Across' : 'Down'} ${number} has no clue.`,
  noEntry: (entry: EntryId) => `There is no ${entryName(entry)} in this grid.`,
  repeatedClue: (entry: EntryId) => `${entryName(entry)} given twice.`,
};
