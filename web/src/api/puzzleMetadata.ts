import type { FullPuzzle } from '@monster/contract';
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '@monster/contract/limits';
import { isDate, isString } from '../lib/check.ts';

/** What pages show about a puzzle. */
type ShownMetadata = Pick<FullPuzzle, 'title' | 'author' | 'difficulty' | 'size' | 'datePublished'>;

/** The same as an answer contains it: any of it may be missing or invalid, and the puzzle can still be shown. */
export type GivenMetadata = { readonly [Name in keyof ShownMetadata]?: unknown };

/** The size of a puzzle of which nothing is known. */
export const UNKNOWN_SIZE = 3;

function textOr(given: unknown, fallback: string): string {
  return isString(given) && given.trim() !== '' ? given : fallback;
}

function integerOr(given: unknown, min: number, max: number, fallback: number): number {
  const isValid = typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max;
  return isValid ? given : fallback;
}

/** Fills in what is missing or invalid. A missing date is '', and a time after a date is dropped. */
export function completeMetadata(
  given: GivenMetadata,
  fallback: Pick<ShownMetadata, 'difficulty' | 'size'>,
): ShownMetadata {
  return {
    title: textOr(given.title, 'Untitled'),
    author: textOr(given.author, 'Anonymous'),
    difficulty: integerOr(given.difficulty, MIN_DIFFICULTY, MAX_DIFFICULTY, fallback.difficulty),
    size: integerOr(given.size, 1, Infinity, fallback.size),
    datePublished: isDate(given.datePublished) ? given.datePublished.slice(0, 10) : '',
  };
}
