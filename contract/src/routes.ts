import { z } from 'zod';
import { accountRoutes } from './accounts.ts';
import { adminRoutes } from './adminRoutes.ts';
import { archive, archiveQuery } from './archive.ts';
import { bulkRoutes } from './bulk.ts';
import { constructRoutes } from './constructRoutes.ts';
import { completion, completions, uid } from './completions.ts';
import {
  leaderboard,
  leaderboardCheck,
  leaderboardCheckQuery,
  leaderboardQuery,
  leaderboardSubmission,
} from './leaderboard.ts';
import { editRoutes } from './edits.ts';
import { groupRoutes } from './groups.ts';
import { ghostRoutes } from './ghosts.ts';
import { contactUpdate, featureEmail, unlockEmail } from './marketing.ts';
import { nameRoutes } from './names.ts';
import { playerDataRoutes } from './playerData.ts';
import { playRoutes } from './plays.ts';
import { puzzle, puzzleId, puzzleListItem } from './puzzles.ts';
import { reminderRoutes } from './reminders.ts';
import { roomRoutes } from './rooms.ts';
import type { RouteContract } from './routeContract.ts';
import { solveRoutes } from './solves.ts';
import { transferRoutes } from './transfers.ts';
import { trashRoutes } from './trash.ts';

export const success = z.object({ success: z.boolean() });

/** Every call the site answers, in one place; the OpenAPI document is generated from it. */
export const routes = {
  listPuzzles: {
    method: 'GET',
    url: '/api/puzzles',
    summary: 'All published puzzles, newest first, or only the featured ones on request',
    query: z.object({ featured: z.stringbool().optional() }),
    reply: z.array(puzzleListItem),
  },
  getToday: {
    method: 'GET',
    url: '/api/puzzles/today',
    summary: 'The puzzle of the current UTC date, or the newest one before it',
    reply: puzzle,
  },
  listRecent: {
    method: 'GET',
    url: '/api/puzzles/recent',
    summary: 'The Daily Teasers of the last few days, newest first',
    reply: z.array(puzzleListItem),
  },
  getArchive: {
    method: 'GET',
    url: '/api/puzzles/archive',
    summary: 'The published puzzles of a month, newest first; without a month, of the newest one',
    query: archiveQuery,
    reply: archive,
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
    summary: 'Records that a player completed a puzzle; recording it again changes nothing',
    body: completion,
    reply: success,
  },
  updateContact: {
    method: 'POST',
    url: '/api/sendgrid/update-contact',
    summary: 'Records how a campaign level ended; the marketing service is updated soon after',
    body: contactUpdate,
    reply: success,
  },
  captureUnlockEmail: {
    method: 'POST',
    url: '/api/emails',
    summary: 'Stores the email of a player who unlocked the monster after Reveal All',
    body: unlockEmail,
    reply: success,
  },
  captureFeatureEmail: {
    method: 'POST',
    url: '/api/capture-email',
    summary: 'Stores the email of a player who unlocked the monster or skipped a level',
    body: featureEmail,
    reply: success,
  },
  getLeaderboard: {
    method: 'GET',
    url: '/api/leaderboard',
    summary: 'The 100 highest totals and, given a uid, the row of that player',
    query: leaderboardQuery,
    reply: leaderboard,
  },
  checkLeaderboard: {
    method: 'GET',
    url: '/api/leaderboard/check',
    summary: 'Whether an email has joined the leaderboard, and under which name',
    query: leaderboardCheckQuery,
    reply: leaderboardCheck,
  },
  submitScore: {
    method: 'POST',
    url: '/api/leaderboard/submit',
    summary: 'Joins the leaderboard or, from the browser that joined, renames the player or raises the total',
    body: leaderboardSubmission,
    reply: success,
  },
  ...ghostRoutes,
  ...nameRoutes,
  ...playerDataRoutes,
  ...playRoutes,
  ...solveRoutes,
  ...groupRoutes,
  ...roomRoutes,
  ...transferRoutes,
  ...reminderRoutes,
  ...adminRoutes,
  ...accountRoutes,
  ...bulkRoutes,
  ...constructRoutes,
  ...editRoutes,
  ...trashRoutes,
} as const satisfies Record<string, RouteContract>;
