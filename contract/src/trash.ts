import { z } from 'zod';
import { puzzleId, puzzleListItem } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';
import { rowId } from './texts.ts';

const trashQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(25),
});
export type TrashQuery = z.infer<typeof trashQuery>;

const trashedPuzzle = puzzleListItem.omit({ featured: true, order: true }).extend({
  /** An id may be in the trash more than once; this names one of them. */
  trashId: z.string(),
  /** In ms since 1970. */
  deletedAt: z.int(),
  /** When it is removed for good, in ms since 1970. */
  keptUntil: z.int(),
  completions: z.int(),
});
export type TrashedPuzzle = z.infer<typeof trashedPuzzle>;

/** One page of the trash, what was deleted last first, and the number of all that is in it. */
const trashPage = z.object({
  puzzles: z.array(trashedPuzzle),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type TrashPage = z.infer<typeof trashPage>;

/**
 * What to do about puzzles that are in the way: move them to the trash, or keep them beside the restored one, which then
 * gets a new id if its own is taken. Without it, the call is refused with 409 and names them; its field is `title`,
 * `id` or `datePublished`. With `title`, both cannot be kept.
 */
const ifTaken = z.enum(['replace', 'keepBoth']);
export type IfTaken = z.infer<typeof ifTaken>;

const neededPuzzle = z.object({
  id: puzzleId,
  /** What the site needs it for; `level` says which one, and is null for the other uses. */
  use: z.enum(['level', 'afterLevels', 'monster']),
  level: z.int().nullable(),
  /** Of the puzzle with this id or, if it is missing, of the shipped one. */
  title: z.string(),
  isMissing: z.boolean(),
});
export type NeededPuzzle = z.infer<typeof neededPuzzle>;

const params = z.object({ id: puzzleId });
const restored = z.object({ success: z.boolean(), message: z.string(), id: puzzleId });

/** The calls about deleted puzzles and about those that the site cannot do without; all of them need a session. */
export const trashRoutes = {
  listTrash: {
    method: 'GET',
    url: '/admin/api/trash',
    summary: 'One page of the deleted puzzles, the last deleted one first',
    query: trashQuery,
    reply: trashPage,
  },
  restorePuzzle: {
    method: 'POST',
    url: '/admin/api/trash/:id/restore',
    summary: 'Restores a deleted puzzle with its completions; 409 if something is in its place',
    params,
    body: z.object({ trashId: rowId, ifTaken: ifTaken.optional() }),
    reply: restored,
  },
  listNeeded: {
    method: 'GET',
    url: '/admin/api/needed',
    summary: 'The puzzles that the site links to by their ids, and whether they exist',
    reply: z.object({ puzzles: z.array(neededPuzzle) }),
  },
  restoreNeeded: {
    method: 'POST',
    url: '/admin/api/needed/:id/restore',
    summary: 'Stores the shipped puzzle under its id again; 409 if something is in its place',
    params,
    body: z.object({ ifTaken: ifTaken.extract(['replace']).optional() }),
    reply: restored,
  },
} as const satisfies Record<string, RouteContract>;
