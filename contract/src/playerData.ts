import { SOLVE_DOUBTS } from '@monster/engine';
import { z } from 'zod';
import { player } from './names.ts';
import type { RouteContract } from './routeContract.ts';

const total = z.int().min(0);
/** In ms since 1970. */
const time = z.int();

const ownMembership = z.object({
  /** The name of the group. */
  group: z.string(),
  /** In the group's link. */
  key: z.string(),
  /** What the player is called there. */
  name: z.string(),
  joinedAt: time,
  /** Reactions from and to the player. */
  reactions: total,
});

const ownSeat = z.object({
  puzzleId: z.string(),
  title: z.string(),
  seat: z.int(),
  isRemoved: z.boolean(),
  seenAt: time,
  /** How many letters, hints, reactions and so on are stored under the seat. */
  moves: total,
});

const ownRow = z.object({
  /** Enough to recognize it, and too little for anybody else who uses the browser. */
  maskedEmail: z.string(),
  uid: z.string(),
  name: z.string(),
  isNameHidden: z.boolean(),
  totalScore: total,
  /** Null for a row that is not public. */
  verifiedTotal: total.nullable(),
  submittedAt: time,
});

const ownReminder = z.object({
  /** The time of day in minutes, and by whose clock. */
  minute: z.int(),
  timeZone: z.string(),
  /** Dates, or null. */
  sentOn: z.string().nullable(),
  solvedOn: z.string().nullable(),
  seenAt: time,
});

/** What the server stores about the player of a cookie, except for solves, of which there may be many. */
const playerData = z.object({
  /** Null for the name of a monster, which is not stored. */
  player: player.extend({ changedAt: time.nullable() }),
  solves: total,
  groups: z.array(ownMembership),
  /** In how many groups the founder has removed the player, which is remembered. */
  removals: total,
  /** Those of the last 30 days, the last 100 of them. */
  rooms: z.array(ownSeat),
  roomsTotal: total,
  /** Without the address at the push service, which is a secret. */
  reminders: z.array(ownReminder),
  levels: z.array(z.object({ level: z.int(), score: total, reachedAt: time })),
  /** The last 100 that were submitted. */
  leaderboard: z.array(ownRow),
});
export type PlayerData = z.infer<typeof playerData>;

const ownSolve = z.object({
  solveId: z.string(),
  puzzleId: z.string(),
  /** Null for a puzzle that is gone. */
  title: z.string().nullable(),
  startedAt: time,
  finishedAt: time,
  playedMs: total,
  timerMinutes: total,
  score: total,
  hints: total,
  checks: total,
  reveals: total,
  /** Why it is not ranked; null if it is. */
  doubt: z.enum(SOLVE_DOUBTS).nullable(),
  hasLog: z.boolean(),
  /** Whether the log stays longer than 90 days, as that of a best. */
  isKept: z.boolean(),
  /** The record of the game, if it was asked for and is stored. */
  log: z.string().optional(),
});
export type OwnSolve = z.infer<typeof ownSolve>;

const solvesPage = z.object({
  solves: z.array(ownSolve),
  /** What to ask for next; null after the last page. */
  next: z.string().nullable(),
});
export type OwnSolvesPage = z.infer<typeof solvesPage>;

/** What the server stores about the player in a browser, for that player alone. */
export const playerDataRoutes = {
  getPlayerData: {
    method: 'GET',
    url: '/api/player/data',
    summary: 'Everything that is stored about the player in this browser, apart from solves',
    reply: z.object({ data: playerData.nullable() }),
  },
  listOwnSolves: {
    method: 'GET',
    url: '/api/player/solves',
    summary: 'One page of the solves that are stored about the player in this browser',
    query: z.object({
      after: z
        .string()
        .regex(/^[\w-]{1,64}\/[\w -]{1,64}$/u, 'is not from an earlier answer')
        .optional(),
      logs: z.stringbool().optional(),
    }),
    reply: solvesPage,
  },
  forgetPlayer: {
    method: 'DELETE',
    url: '/api/player',
    summary: 'Deletes what the server knows of the player in this browser',
    reply: z.object({ success: z.boolean() }),
  },
} as const satisfies Record<string, RouteContract>;
