import type { PuzzleListItem } from '@monster/contract';
import { isDate, isNumber, isString } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';

/** What every list of the desk says about a puzzle. */
export type ListedPuzzle = Omit<PuzzleListItem, 'featured' | 'order'>;

/** Checks of these fields. */
export const listedPuzzle: { readonly [Name in keyof ListedPuzzle]: Check<ListedPuzzle[Name]> } = {
  id: isString,
  title: isString,
  author: isString,
  difficulty: isNumber,
  size: isNumber,
  datePublished: isDate,
};
