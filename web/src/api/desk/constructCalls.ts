import type {
  CallReply,
  ConstructedGrid,
  ReplacedPuzzle,
  SavedConstructed,
  SuggestedClue,
} from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf, oneOf, optional } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { ApiError, defineCall } from '../client.ts';
import { isReplacedPuzzle } from './adminCalls.ts';

/** Checks for an object with fields of any name, all of one type. */
function recordOf<Item>(isItem: Check<Item>): Check<Record<string, Item>> {
  return (value): value is Record<string, Item> =>
    typeof value === 'object' && value !== null && Object.values(value).every((item) => isItem(item));
}

const isConstructedGrid = objectOf<ConstructedGrid>({
  rows: listOf(isString),
  quality: objectOf<ConstructedGrid['quality']>({
    score: isNumber,
    leastScore: isNumber,
    rare: listOf(isString),
    blindCrossings: listOf(isString),
  }),
  unclued: listOf(isString),
  suggestions: recordOf(
    listOf(objectOf<SuggestedClue>({ text: isString, difficulty: oneOf(1, 2, 3), note: optional(isString) })),
  ),
});

export const listConstructSizes = defineCall<'listConstructSizes'>(
  'GET /admin/api/construct/sizes',
  objectOf<CallReply<'listConstructSizes'>>({ sizes: listOf(isNumber) }),
);
export const makeGrid = defineCall<'makeGrid'>('POST /admin/api/construct/make', isConstructedGrid);
export const refillGrid = defineCall<'refillGrid'>('POST /admin/api/construct/refill', isConstructedGrid);
export const rateGrid = defineCall<'rateGrid'>('POST /admin/api/construct/rate', isConstructedGrid);
export const saveConstructed = defineCall<'saveConstructed'>(
  'POST /admin/api/construct/save',
  objectOf<SavedConstructed>({ id: isString, replaced: isBoolean, warnings: listOf(isString) }),
);

const isReplacement = objectOf<{ replacing: ReplacedPuzzle[] }>({ replacing: listOf(isReplacedPuzzle) });

/** The puzzles that a refused save would have replaced; empty if it was refused for another reason. */
export function replacedBySave(error: unknown): readonly ReplacedPuzzle[] {
  return error instanceof ApiError && error.status === 409 && isReplacement(error.answer)
    ? error.answer.replacing
    : [];
}
