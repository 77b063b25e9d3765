import type { ListedName, NamesPage } from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf, oneOf } from '../../lib/check.ts';
import { defineCall, isSuccess } from '../client.ts';

export const listNames = defineCall<'listNames'>(
  'GET /admin/api/names',
  objectOf<NamesPage>({
    names: listOf(
      objectOf<ListedName>({
        id: isString,
        place: oneOf('times', 'leaderboard'),
        name: isString,
        isHidden: isBoolean,
        isAcceptable: isBoolean,
        changedAt: isNumber,
      }),
    ),
    page: isNumber,
    hasMore: isBoolean,
  }),
);

export const hideName = defineCall<'hideName'>('POST /admin/api/names/:id/hide', isSuccess);
export const showName = defineCall<'showName'>('POST /admin/api/names/:id/show', isSuccess);
