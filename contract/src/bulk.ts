import { z } from 'zod';
import { downloadQuery } from './admin.ts';
import { MAX_BULK, MAX_EXPORT } from './limits.ts';
import { puzzleId, utcDate } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';

const puzzleIds = z.array(puzzleId).min(1).max(MAX_BULK);

const rescheduleBody = z
  .object({
    puzzleIds,
    /** The new date of each puzzle, in the same order. */
    dates: z.array(utcDate),
    /** True to name each puzzle so that it belongs to the daily series. */
    joinsSeries: z.boolean(),
  })
  .refine((body) => body.dates.length === body.puzzleIds.length, {
    message: 'there must be one for each puzzle',
    path: ['dates'],
  });

/** What became of each puzzle; one that fails does not stop the others. */
const bulkReply = z.object({
  done: z.int(),
  results: z.array(z.object({ id: puzzleId, isDone: z.boolean(), message: z.string() })),
});
export type BulkReply = z.infer<typeof bulkReply>;

/** Enough for the ids of all puzzles. */
const bodyLimit = 1024 * 1024;

/** The calls that do something with many puzzles; all of them need a session. */
export const bulkRoutes = {
  deletePuzzles: {
    method: 'POST',
    url: '/admin/api/puzzles/bulk-delete',
    summary: 'Deletes puzzles one by one, and says what became of each',
    body: z.object({ puzzleIds }),
    bodyLimit,
    reply: bulkReply,
  },
  reschedulePuzzles: {
    method: 'POST',
    url: '/admin/api/puzzles/reschedule',
    summary: 'Gives each puzzle its new date, and says what became of each',
    body: rescheduleBody,
    bodyLimit,
    reply: bulkReply,
  },
  featurePuzzles: {
    method: 'POST',
    url: '/admin/api/puzzles/feature',
    summary: 'Features these puzzles, or no longer does, and leaves the others as they are',
    body: z.object({ puzzleIds, featured: z.boolean() }),
    bodyLimit,
    reply: bulkReply,
  },
  exportPuzzles: {
    method: 'POST',
    url: '/admin/api/puzzles/export',
    summary: 'Puzzles as files of one format, in a zip file',
    changesNothing: true,
    body: downloadQuery.extend({ puzzleIds: z.array(puzzleId).min(1).max(MAX_EXPORT) }),
    bodyLimit,
    reply: z.unknown(),
  },
} as const satisfies Record<string, RouteContract>;
