import type { LeaderboardCheck } from '@monster/contract';
import { isBoolean, isString, objectOf } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

/** Separate from the other calls, since a web worker makes it. */
export const checkLeaderboard = defineCall<'checkLeaderboard'>(
  'GET /api/leaderboard/check',
  objectOf<LeaderboardCheck>({ exists: isBoolean, displayName: isString }),
);
