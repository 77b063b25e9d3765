import type { LeaderboardCheck } from '@monster/contract';
import { isBoolean, isString, objectOf } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

/** Apart from the other calls, since a thread of its own makes it. */
export const checkLeaderboard = defineCall<'checkLeaderboard'>(
  'GET /api/leaderboard/check',
  objectOf<LeaderboardCheck>({ exists: isBoolean, displayName: isString }),
);
