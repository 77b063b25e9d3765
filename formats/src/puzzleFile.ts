import type { Clue, Metadata } from '@monster/engine';

/** What a file must tell of a puzzle: rows such as `#PACK`, and a clue for every word, in order. */
export interface PuzzleContent {
  readonly rows: readonly string[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
}

/** One thing wrong with a file, in words, and where: the line of the text, the row and column of the grid, from 1. */
export interface Problem {
  readonly message: string;
  readonly line?: number;
  readonly row?: number;
  readonly column?: number;
  /** Set when not the content but a fact about the puzzle is wrong or missing. */
  readonly field?: keyof Metadata;
}

/** What was found in a file. It is good when `errors` is empty, and `puzzle` is there whenever the content is. */
export interface PuzzleReading {
  readonly puzzle: PuzzleContent | null;
  /** The grid as the file has it, good or not, so that errors can be shown in their place. */
  readonly cells: readonly (readonly string[])[];
  readonly metadata: Partial<Metadata>;
  readonly errors: readonly Problem[];
  readonly warnings: readonly string[];
}

/** A file in which nothing could be found. */
export function refused(message: string, place: Omit<Problem, 'message'> = {}): PuzzleReading {
  return { puzzle: null, cells: [], metadata: {}, errors: [{ message, ...place }], warnings: [] };
}
