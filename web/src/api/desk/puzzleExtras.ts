import type { FullPuzzle } from '@monster/contract';
import { isNumber, isString, listOf, objectOf, optional } from '../../lib/check.ts';
import { isPuzzle } from '../puzzleCalls.ts';
import type { PuzzleReply } from '../puzzleCalls.ts';

type Extras = Pick<FullPuzzle, 'circled' | 'shaded' | 'introduction'>;

/** Checks of what only some puzzles have. */
export const extras = {
  circled: optional(listOf(isNumber)),
  shaded: optional(listOf(isNumber)),
  introduction: optional(isString),
};

const hasExtras = objectOf<Extras>(extras);

/** A puzzle as the desk shows it, with everything that its file had. */
export type StoredContent = PuzzleReply & Extras;

export const isStoredContent = (value: unknown): value is StoredContent =>
  isPuzzle(value) && hasExtras(value);
