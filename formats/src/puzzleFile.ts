import { cellName } from '@monster/engine';
import type { Clue, GridMarks, Metadata } from '@monster/engine';

/** What a file must contain: rows such as `#PACK`, and a clue for every entry, in order; marks are optional. */
export interface PuzzleContent extends GridMarks {
  readonly rows: readonly string[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
  /** What players should know before they start: plain text, perhaps of several lines. */
  readonly introduction?: string | undefined;
}

/** One thing that is wrong with a file, and where: the line of the text, the row and column of the grid, from 1. */
export interface Problem {
  readonly message: string;
  readonly line?: number;
  readonly row?: number;
  readonly column?: number;
  /** Set when the metadata is wrong or missing, not the content. */
  readonly field?: keyof Metadata;
}

/** What was found in a file. The file is good when `errors` is empty; `puzzle` is set whenever the content is good. */
export interface PuzzleReading {
  readonly puzzle: PuzzleContent | null;
  /** The grid as it is in the file, good or not, to show errors in their place. */
  readonly cells: readonly (readonly string[])[];
  readonly metadata: Partial<Metadata>;
  /** What the file states where its metadata should be, readable or not. */
  readonly stated?: Partial<Record<keyof Metadata, string>>;
  readonly errors: readonly Problem[];
  readonly warnings: readonly string[];
}

/** The reading of a file in which nothing could be found. */
export function refused(message: string, place: Omit<Problem, 'message'> = {}): PuzzleReading {
  return { puzzle: null, cells: [], metadata: {}, errors: [{ message, ...place }], warnings: [] };
}

/** A problem of one cell, with rows and columns counted from 0; `what` follows the name of the cell. */
export function cellProblem(row: number, column: number, what: string): Problem {
  return { message: `${cellName(row, column)}${what}`, row: row + 1, column: column + 1 };
}
