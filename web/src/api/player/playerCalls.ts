import type { Completions, Leaderboard, LeaderboardEntry } from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf, orNull } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

const isSuccess = objectOf<{ success: boolean }>({ success: isBoolean });

export const listCompletions = defineCall<'listCompletions'>(
  'GET /api/puzzle-completions/:uid',
  objectOf<Completions>({ completedPuzzles: listOf(objectOf<{ puzzleId: string }>({ puzzleId: isString })) }),
);
export const recordCompletion = defineCall<'recordCompletion'>('POST /api/puzzle-completions', isSuccess);

export const updateContact = defineCall<'updateContact'>('POST /api/sendgrid/update-contact', isSuccess);
export const captureUnlockEmail = defineCall<'captureUnlockEmail'>('POST /api/emails', isSuccess);
export const captureFeatureEmail = defineCall<'captureFeatureEmail'>('POST /api/capture-email', isSuccess);

const isEntry = objectOf<LeaderboardEntry>({ rank: isNumber, displayName: isString, totalScore: isNumber });

export const getLeaderboard = defineCall<'getLeaderboard'>(
  'GET /api/leaderboard',
  objectOf<Leaderboard>({ entries: listOf(isEntry), own: orNull(isEntry) }),
);
export const submitScore = defineCall<'submitScore'>('POST /api/leaderboard/submit', isSuccess);
