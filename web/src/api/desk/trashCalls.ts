import type { IfTaken, NeededPuzzle, TrashedPuzzle, TrashPage } from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf, oneOf, orNull } from '../../lib/check.ts';
import { defineCall } from '../client.ts';
import type { ApiRequest } from '../client.ts';
import { listedPuzzle } from './listedPuzzle.ts';

/** What the server says about a puzzle that is back. */
export interface Restored {
  readonly success: true;
  readonly message: string;
  readonly id: string;
}

const isRestored = objectOf<Restored>({ success: oneOf(true), message: isString, id: isString });

export const listTrash = defineCall<'listTrash'>(
  'GET /admin/api/trash',
  objectOf<TrashPage>({
    puzzles: listOf(
      objectOf<TrashedPuzzle>({
        ...listedPuzzle,
        trashId: isString,
        deletedAt: isNumber,
        keptUntil: isNumber,
        completions: isNumber,
      }),
    ),
    total: isNumber,
    page: isNumber,
    pageSize: isNumber,
  }),
);

const postRestore = defineCall<'restorePuzzle', Restored>('POST /admin/api/trash/:id/restore', isRestored);

/** Restores a deleted puzzle; without a choice, it is refused with 409 if something is in its place. */
export const restorePuzzle = (
  { id, trashId }: Pick<TrashedPuzzle, 'id' | 'trashId'>,
  ifTaken?: IfTaken,
): ApiRequest<Restored> => postRestore({ params: { id }, body: { trashId, ifTaken } });

export const listNeeded = defineCall<'listNeeded'>(
  'GET /admin/api/needed',
  objectOf<{ puzzles: NeededPuzzle[] }>({
    puzzles: listOf(
      objectOf<NeededPuzzle>({
        id: isString,
        use: oneOf('level', 'afterLevels', 'monster'),
        level: orNull(isNumber),
        title: isString,
        isMissing: isBoolean,
      }),
    ),
  }),
);

export const restoreNeeded = defineCall<'restoreNeeded', Restored>(
  'POST /admin/api/needed/:id/restore',
  isRestored,
);
