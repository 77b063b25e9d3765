import type { CallReply, ConstructedGrid, SavedConstructed, SuggestedClue } from '@monster/contract';
import { isFlag, isNumber, isText, listOf, objectOf, oneOf } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

/** An object whose fields all have the same type, whatever their names. */
function recordOf<Item>(isItem: Check<Item>): Check<Record<string, Item>> {
  return (value): value is Record<string, Item> =>
    typeof value === 'object' && value !== null && Object.values(value).every((item) => isItem(item));
}

const isConstructedGrid = objectOf<ConstructedGrid>({
  rows: listOf(isText),
  quality: objectOf<ConstructedGrid['quality']>({
    score: isNumber,
    leastScore: isNumber,
    rare: listOf(isText),
    blindCrossings: listOf(isText),
  }),
  suggestions: recordOf(listOf(objectOf<SuggestedClue>({ text: isText, difficulty: oneOf(1, 2) }))),
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
  objectOf<SavedConstructed>({ id: isText, replaced: isFlag, warnings: listOf(isText) }),
);
