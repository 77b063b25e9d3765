import { z } from 'zod';
import { completion, completions, uid } from './completions.ts';
import { puzzle, puzzleId, puzzleListItem } from './puzzles.ts';

/** What every failed call answers: words for a person and, where one is at fault, the field. */
export const errorReply = z.object({ message: z.string(), field: z.string().optional() });
export type ErrorReply = z.infer<typeof errorReply>;

export const success = z.object({ success: z.boolean() });

/** One row of the table: what is sent, what comes back. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'PATCH';
  readonly url: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
}

/** Every call the site answers, in one place; the OpenAPI document is made from it. */
export const routes = {
  listPuzzles: {
    method: 'GET',
    url: '/api/puzzles',
    summary: 'Every published puzzle, newest first; on request only the featured ones',
    query: z.object({ featured: z.stringbool().optional() }),
    reply: z.array(puzzleListItem),
  },
  getPuzzle: {
    method: 'GET',
    url: '/api/puzzles/:id',
    summary: 'One published puzzle with its grid and clues',
    params: z.object({ id: puzzleId }),
    reply: puzzle,
  },
  listCompletions: {
    method: 'GET',
    url: '/api/puzzle-completions/:uid',
    summary: 'The puzzles that a player has completed',
    params: z.object({ uid }),
    reply: completions,
  },
  recordCompletion: {
    method: 'POST',
    url: '/api/puzzle-completions',
    summary: 'Remembers that a player completed a puzzle; saying it again changes nothing',
    body: completion,
    reply: success,
  },
} as const satisfies Record<string, RouteContract>;
