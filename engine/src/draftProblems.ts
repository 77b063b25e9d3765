import type { Metadata } from './fileName.ts';
import { clueListsOf, entriesOfRows, type PlacedClue } from './followClues.ts';
import { MAX_CLUE_LENGTH } from './limits.ts';
import { lintPuzzle } from './lintPuzzle.ts';
import { entryName, numberGrid, type Entry } from './puzzle.ts';
import { cellName, puzzleProblems } from './puzzleProblems.ts';

/** What is wrong with a puzzle that is being edited, and where; errors keep it from being saved. */
export interface DraftProblem {
  readonly message: string;
  readonly isError: boolean;
  readonly field?: keyof Metadata;
  /** The cell to look at. */
  readonly cell?: number;
  /** The clue to look at: its index among the clues. */
  readonly clue?: number;
}

interface DraftContent {
  readonly rows: readonly string[];
  /** One for each word, in the order of the clue lists. */
  readonly clues: readonly PlacedClue[];
}

function gridErrors(rows: readonly string[], entries: readonly Entry[]): DraftProblem[] {
  const inWords = new Set(entries.flatMap(({ cells }) => cells));
  const errors = [...rows.join('')].flatMap((letter, cell): DraftProblem[] => {
    if (letter === '#') return [];
    const name = cellName(Math.floor(cell / rows.length), cell % rows.length);
    if (!inWords.has(cell)) return [{ message: `${name} belongs to no word.`, isError: true, cell }];
    if (letter !== '.') return [];
    return [{ message: `${name} is empty. Type a letter, or make it a block.`, isError: true, cell }];
  });
  return entries.length === 0 ? [{ message: 'The grid has no words.', isError: true, cell: 0 }] : errors;
}

function clueErrors(entries: readonly Entry[], clues: readonly PlacedClue[]): DraftProblem[] {
  return entries.flatMap((entry, clue): DraftProblem[] => {
    const { text = '', note = '' } = clues[clue] ?? {};
    const { length } = [...text.trim()];
    if (length === 0) return [{ message: puzzleProblems.noClue(entry), isError: true, clue }];
    if (length <= MAX_CLUE_LENGTH && [...note.trim()].length <= MAX_CLUE_LENGTH) return [];
    const what = length > MAX_CLUE_LENGTH ? 'clue' : 'note';
    return [
      {
        message: `${entryName(entry)}: the ${what} has more than ${MAX_CLUE_LENGTH} characters.`,
        isError: true,
        clue,
      },
    ];
  });
}

/** Finds what keeps a puzzle from being saved; if nothing does, what a careful editor would fix. */
export function draftProblems({ rows, clues }: DraftContent): DraftProblem[] {
  const entries = entriesOfRows(rows);
  const errors = [...gridErrors(rows, entries), ...clueErrors(entries, clues)];
  if (errors.length > 0) return errors;
  const names = entries.map(entryName);
  return lintPuzzle({ grid: numberGrid(rows), ...clueListsOf(rows, clues) }).map(
    ({ message, cell, entry }) => ({
      message,
      isError: false,
      ...(cell !== undefined && { cell }),
      ...(entry !== undefined && { clue: names.indexOf(entry) }),
    }),
  );
}
