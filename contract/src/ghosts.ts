import { z } from 'zod';
import { puzzleId, solutionMark } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';

const ms = z.int().min(0);
const count = z.int().min(0);

/** A solve as others see it: how far it was at which time. It has no letters, and none follow from it. */
const ghost = z.object({
  playedMs: ms,
  /** How many cells there are to fill in. */
  cells: count,
  /** From when on how many were. */
  filled: z.array(z.tuple([ms, count])),
  /** When each word was finished, by its place in the clue lists. */
  words: z.array(z.tuple([ms, count])),
});

const race = z.object({
  puzzleId,
  /** Which solution was solved. */
  grid: solutionMark,
  /** What the player is called. */
  name: z.string(),
  isHelped: z.boolean(),
  ghost,
});
export type Race = z.output<typeof race>;

/** The id of a solve, which whoever solved it may send to others. */
export const solveId = z.string().regex(/^[\w-]{22}$/u, 'is not the id of a solve');

export const ghostRoutes = {
  getRace: {
    method: 'GET',
    url: '/api/solves/:id',
    summary:
      'A verified solve as a ghost to race: when cells were filled in and words were finished, no letters',
    params: z.object({ id: solveId }),
    reply: race,
  },
} as const satisfies Record<string, RouteContract>;
