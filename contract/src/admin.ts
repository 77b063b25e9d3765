import { z } from 'zod';
import { MAX_CODE_LENGTH, MAX_PASSWORD_LENGTH, MAX_SEARCH_LENGTH, MAX_USERNAME_LENGTH } from './limits.ts';
import { difficulty, puzzleId, puzzleListItem, utcDate } from './puzzles.ts';
import { errorReply } from './routeContract.ts';

export const loginBody = z.object({
  username: z
    .string('Please enter a username.')
    .min(1, 'Please enter a username.')
    .max(MAX_USERNAME_LENGTH, 'Please enter a shorter username.'),
  password: z
    .string('Please enter a password.')
    .min(1, 'Please enter a password.')
    .max(MAX_PASSWORD_LENGTH, 'Please enter a shorter password.'),
  /** Of the second factor, for accounts that have one. */
  code: z.string().max(MAX_CODE_LENGTH, 'Please enter a shorter code.').optional(),
});

export const loginReply = z.object({ success: z.boolean(), message: z.string().optional() });

/** Wrong credentials are reported by both the status and `success`; other failures only have a message. */
export const loginFailure = errorReply.extend({
  success: z.literal(false).optional(),
  /** The password is right, and the account has a second factor: the code is missing or wrong. */
  needsCode: z.literal(true).optional(),
});

const ids = z.array(puzzleId).max(20_000);
export const featuredBody = z.object({
  puzzleIds: ids,
  /** The featured puzzles that the editor started from; if others are featured by now, nothing is saved. */
  before: ids.optional(),
});
export const reorderBody = z.object({ orderedIds: ids });

const sortKey = z.enum(['order', 'title', 'author', 'difficulty', 'size', 'datePublished', 'featured']);

/** Without any of these, the reply is the whole list. */
export const adminListQuery = z.object({
  /** Scheduled puzzles are those whose date has not come yet. */
  status: z.enum(['published', 'scheduled']).optional(),
  series: z.enum(['daily', 'other']).optional(),
  /** The site's are those that came with it or that it made, as long as nobody has edited them. */
  madeBy: z.enum(['site', 'editors']).optional(),
  featured: z.stringbool().optional(),
  difficulty: z.coerce.number().pipe(difficulty).optional(),
  size: z.coerce.number().int().optional(),
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  sort: sortKey.optional(),
  direction: z.enum(['ascending', 'descending']).optional(),
  page: z.coerce.number().int().min(1).optional(),
  pageSize: z.coerce.number().int().min(1).max(500).optional(),
});
/** As the server reads it. */
export type AdminListQuery = z.output<typeof adminListQuery>;

/** One page of the search results and the total number of results. */
export const adminListPage = z.object({
  puzzles: z.array(puzzleListItem),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type AdminListPage = z.infer<typeof adminListPage>;

/** What an admin may change about a stored puzzle; its id stays the same. */
export const puzzleChanges = z
  .object({ title: z.string(), author: z.string(), difficulty, datePublished: utcDate })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'nothing to change is given');

export const downloadQuery = z.object({ format: z.enum(['csv', 'ipuz', 'puz']).default('csv') });

export const calendarQuery = z.object({
  from: utcDate.optional(),
  days: z.coerce.number().int().min(1).max(366).default(60),
});

/** A Daily Teaser; `isMade` unless it is an editor's work. */
const plannedPuzzle = z.object({ id: puzzleId, title: z.string(), isMade: z.boolean() });

/** Days of the daily series, and how it goes on from today, whichever days are asked for. */
export const calendar = z.object({
  /** On a day with several puzzles, the first is the one that players get. */
  days: z.array(z.object({ date: utcDate, puzzles: z.array(plannedPuzzle) })),
  today: utcDate,
  /** The last of the days that the site fills by itself if no editor does. */
  madeUntil: utcDate,
  /** The first day up to that one without a Daily Teaser: a gap. Later days have none until they come closer. */
  firstGap: utcDate.nullable(),
  /** The first day after today without an editor's puzzle. */
  firstFree: utcDate,
  /** The first days with more than one puzzle. */
  crowded: z.array(utcDate),
});
export type Calendar = z.infer<typeof calendar>;
