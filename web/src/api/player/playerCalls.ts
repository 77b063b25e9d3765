import type { Completions, Leaderboard, LeaderboardEntry, OwnLeaderboardRow } from '@monster/contract';
import { isNumber, isString, listOf, objectOf, orNull } from '../../lib/check.ts';
import { defineCall, isSuccess } from '../client.ts';

export const listCompletions = defineCall<'listCompletions'>(
  'GET /api/puzzle-completions/:uid',
  objectOf<Completions>({ completedPuzzles: listOf(objectOf<{ puzzleId: string }>({ puzzleId: isString })) }),
);

export const recordCompletion = defineCall<'recordCompletion'>('POST /api/puzzle-completions', isSuccess);

const isEntry = objectOf<LeaderboardEntry>({ rank: isNumber, displayName: isString, totalScore: isNumber });
const isOwn = objectOf<OwnLeaderboardRow>({
  rank: orNull(isNumber),
  displayName: isString,
  totalScore: isNumber,
  unprovenTotal: orNull(isNumber),
});

export const getLeaderboard = defineCall<'getLeaderboard'>(
  'GET /api/leaderboard',
  objectOf<Leaderboard>({ entries: listOf(isEntry), own: orNull(isOwn) }),
);
