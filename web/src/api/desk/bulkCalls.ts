import type { BulkReply } from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

const isBulkReply = objectOf<BulkReply>({
  done: isNumber,
  results: listOf(
    objectOf<BulkReply['results'][number]>({ id: isString, isDone: isBoolean, message: isString }),
  ),
});

export const deletePuzzles = defineCall<'deletePuzzles'>('POST /admin/api/puzzles/bulk-delete', isBulkReply);
export const reschedulePuzzles = defineCall<'reschedulePuzzles'>(
  'POST /admin/api/puzzles/reschedule',
  isBulkReply,
);
export const featurePuzzles = defineCall<'featurePuzzles'>('POST /admin/api/puzzles/feature', isBulkReply);
/** Answered with a zip file. */
export const exportPuzzles = defineCall<'exportPuzzles'>(
  'POST /admin/api/puzzles/export',
  (value): value is unknown => value !== undefined,
);
