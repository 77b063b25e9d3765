import { z } from 'zod';
import { adminRoutes } from './adminRoutes.ts';
import { completion, completions, uid } from './completions.ts';
import { puzzle, puzzleId, puzzleListItem } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';

export const success = z.object({ success: z.boolean() });

/** Every call the site answers, in one place; the OpenAPI document is made from it. */
export const routes = {
  listPuzzles: {
    method: 'GET',
    url: '/api/puzzles',
    summary: 'Every published puzzle, newest first',
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
  ...adminRoutes,
} as const satisfies Record<string, RouteContract>;
