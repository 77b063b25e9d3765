import { MAX_LOG_LENGTH, MAX_PLAYED_MS, MAX_TIMER_MINUTES, SOLVE_DOUBTS } from '@monster/engine';
import { z } from 'zod';
import { puzzleId, puzzleListItem, solutionMark } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';

const playedMs = z.int().min(0).max(MAX_PLAYED_MS);

const ticketRequest = z.strictObject({
  puzzleId,
  grid: solutionMark,
  /** The minutes that the game was started with; 0 for no timer. */
  timerMinutes: z.int().min(0).max(MAX_TIMER_MINUTES),
  /** The time played so far. */
  playedMs,
});

const total = z.int().min(0);

const solveOutcome = z.object({
  /** Public: it names the solve in the link to a race. */
  solveId: z.string(),
  /** Why it is not ranked; null if it is. */
  doubt: z.enum(SOLVE_DOUBTS).nullable(),
  playedMs,
  score: total,
  hints: total,
  checks: total,
  reveals: total,
});
export type SolveOutcome = z.infer<typeof solveOutcome>;

const medal = z.enum(['gold', 'silver', 'bronze']);
export type Medal = z.infer<typeof medal>;

/** The ranked solves of a puzzle, of those with help or of those without. Times are whole seconds. */
const timesBoard = z.object({
  solves: total,
  medianSeconds: z.number().nullable(),
  /** The slowest time of each medal; null while there are too few solves, and for solves with help. */
  medals: z.object({ gold: total, silver: total, bronze: total }).nullable(),
  /** Equal times share a place. */
  top: z.array(z.object({ place: z.int(), name: z.string(), seconds: total })),
});
export type TimesBoard = z.infer<typeof timesBoard>;

const puzzleTimes = z.object({
  puzzle: puzzleListItem.pick({ id: true, title: true, size: true, datePublished: true }),
  alone: timesBoard,
  helped: timesBoard,
});
export type PuzzleTimes = z.infer<typeof puzzleTimes>;

/** What the caller's own solve of a puzzle comes to: the ranked one or, without one, the last. */
const ownTime = solveOutcome.extend({
  isHelped: z.boolean(),
  name: z.string(),
  /** Among the ranked solves of its kind; null if it is not ranked. */
  standing: z
    .object({
      rank: z.int(),
      solves: total,
      /** The share of the others that were slower, in percent; null without others. */
      fasterThan: z.int().nullable(),
      medal: medal.nullable(),
    })
    .nullable(),
});
export type OwnTime = z.infer<typeof ownTime>;

const params = z.object({ id: puzzleId });

/** Solves that the server replays, and the times of a puzzle that come from them. */
export const solveRoutes = {
  giveTicket: {
    method: 'POST',
    url: '/api/solves/tickets',
    summary: 'Marks the start of a game by the clock of the server',
    body: ticketRequest,
    reply: z.object({ ticket: z.string() }),
  },
  submitSolve: {
    method: 'POST',
    url: '/api/solves',
    summary: 'Replays a solved game and ranks it, if nothing speaks against it',
    // JSON adds a little to the log.
    bodyLimit: MAX_LOG_LENGTH + 2_000,
    body: z.strictObject({ ticket: z.string().max(600), log: z.string().max(MAX_LOG_LENGTH) }),
    reply: solveOutcome,
  },
  getTimes: {
    method: 'GET',
    url: '/api/puzzles/:id/times',
    summary:
      'How many have solved a puzzle (today for that of the day), the times for medals, and the fastest with their names',
    params,
    reply: puzzleTimes,
  },
  getOwnTime: {
    method: 'GET',
    url: '/api/puzzles/:id/times/own',
    summary: 'Rank, percentile and medal of the solve that this browser has sent',
    params,
    reply: z.object({ own: ownTime.nullable() }),
  },
} as const satisfies Record<string, RouteContract>;
