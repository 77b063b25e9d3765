import { HINTS_PER_PUZZLE, MAX_SIZE } from '@monster/engine';
import { z } from 'zod';
import { puzzle, puzzleId, puzzleListItem, solutionMark, utcDate } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';

/** Where a game was left: the selected word, by its place in the clue lists, and how many tenths were filled in. */
const stop = z.strictObject({
  word: z
    .int()
    .min(0)
    .max(MAX_SIZE * MAX_SIZE),
  filled: z.int().min(0).max(10),
});

/** More often than anybody asks for help in one game. */
const MOST_HELP = 1_000;

/**
 * What a browser adds to the sums of a puzzle. Nothing in it says whose it is, and nothing says that two reports come
 * from the same browser.
 */
const playReport = z
  .strictObject({
    /** Which solution was played. */
    grid: solutionMark,
    /** The first report of a game. */
    start: z.literal(true).optional(),
    end: z.enum(['solved', 'revealed']).optional(),
    /** How often, since the last report. */
    hints: z.int().min(0).max(HINTS_PER_PUZZLE).default(0),
    checks: z.int().min(0).max(MOST_HELP).default(0),
    reveals: z.int().min(0).max(MOST_HELP).default(0),
    /** Where the game is left now. */
    left: stop.nullable().default(null),
    /** Where an earlier report had left it. */
    goneOnFrom: stop.nullable().default(null),
    /** Pages from before times and mistakes came from solves still send these, and nobody reads them. */
    seconds: z.unknown().optional(),
    wrong: z.unknown().optional(),
  })
  .transform(({ seconds: _seconds, wrong: _wrong, ...report }) => report);
export type PlayReport = z.output<typeof playReport>;

const total = z.int().min(0);

/** The days of a chart, oldest first. */
const playDay = z.object({ date: utcDate, starts: total, finishes: total });
export type PlayDay = z.infer<typeof playDay>;

/** One puzzle in the list of those that were played. */
const playedPuzzle = puzzleListItem
  .pick({ id: true, title: true, author: true, size: true, difficulty: true, datePublished: true })
  .extend({ starts: total, finishes: total, medianSeconds: z.number().nullable() });
export type PlayedPuzzle = z.infer<typeof playedPuzzle>;

const siteStatistics = z.object({
  days: z.array(playDay),
  /** The most started first. */
  puzzles: z.array(playedPuzzle),
  total,
  page: z.int(),
  pageSize: z.int(),
});
export type SiteStatistics = z.infer<typeof siteStatistics>;

const puzzleStatistics = z.object({
  puzzle,
  starts: total,
  finishes: total,
  revealed: total,
  hints: total,
  checks: total,
  reveals: total,
  /** Of the ranked solves, to the second. */
  medianSeconds: z.number().nullable(),
  days: z.array(playDay),
  /** Ranked solves by their time, shortest first, in steps of 5%. */
  times: z.array(z.object({ seconds: z.number(), total })),
  /** In how many solves the letter of a cell was corrected; cells without a mistake are left out. */
  wrong: z.array(z.object({ cell: z.int(), total })),
  /** Games that were left, by the word that was selected, as its place in the clue lists. */
  leftAt: z.array(z.object({ word: z.int(), total })),
  /** The same games by how many tenths of the letters were filled in: 0 to 10. */
  leftWith: z.array(total),
});
export type PuzzleStatistics = z.infer<typeof puzzleStatistics>;

const statisticsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
export type StatisticsQuery = z.output<typeof statisticsQuery>;

const params = z.object({ id: puzzleId });

/** How puzzles are played: what browsers report, and the sums of it, which need a session. */
export const playRoutes = {
  reportPlay: {
    method: 'POST',
    url: '/api/puzzles/:id/report',
    summary: 'Adds to the statistics of a puzzle, without a word about the player',
    params,
    body: playReport,
    /** `success` is false for a solution that the puzzle no longer has; nothing is counted then. */
    reply: z.object({ success: z.boolean() }),
  },
  getSiteStatistics: {
    method: 'GET',
    url: '/admin/api/statistics',
    summary: 'The last 30 days of the site, and one page of the puzzles, the most started first',
    query: statisticsQuery,
    reply: siteStatistics,
  },
  getPuzzleStatistics: {
    method: 'GET',
    url: '/admin/api/statistics/:id',
    summary: 'How a puzzle is played: ends, times, help, wrong letters, and where games are left',
    params,
    reply: puzzleStatistics,
  },
} as const satisfies Record<string, RouteContract>;
