import type { CallReply, OwnSolve, OwnSolvesPage, PlayerData } from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf, optional, orNull } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall, isSuccess } from '../client.ts';

type Part<Name extends 'groups' | 'rooms' | 'reminders' | 'levels' | 'leaderboard'> =
  PlayerData[Name][number];

const isPlayerData = objectOf<PlayerData>({
  player: objectOf<PlayerData['player']>({
    name: isString,
    isTyped: isBoolean,
    isHidden: isBoolean,
    changedAt: orNull(isNumber),
  }),
  solves: isNumber,
  groups: listOf(
    objectOf<Part<'groups'>>({
      group: isString,
      key: isString,
      name: isString,
      joinedAt: isNumber,
      reactions: isNumber,
    }),
  ),
  removals: isNumber,
  rooms: listOf(
    objectOf<Part<'rooms'>>({
      puzzleId: isString,
      title: isString,
      seat: isNumber,
      isRemoved: isBoolean,
      seenAt: isNumber,
      moves: isNumber,
    }),
  ),
  roomsTotal: isNumber,
  reminders: listOf(
    objectOf<Part<'reminders'>>({
      minute: isNumber,
      timeZone: isString,
      sentOn: orNull(isString),
      solvedOn: orNull(isString),
      seenAt: isNumber,
    }),
  ),
  levels: listOf(objectOf<Part<'levels'>>({ level: isNumber, score: isNumber, reachedAt: isNumber })),
  leaderboard: listOf(
    objectOf<Part<'leaderboard'>>({
      maskedEmail: isString,
      uid: isString,
      name: isString,
      isNameHidden: isBoolean,
      totalScore: isNumber,
      verifiedTotal: orNull(isNumber),
      submittedAt: isNumber,
    }),
  ),
});

export const getPlayerData = defineCall<'getPlayerData'>(
  'GET /api/player/data',
  objectOf<CallReply<'getPlayerData'>>({ data: orNull(isPlayerData) }),
);

const isOwnSolve = objectOf<OwnSolve>({
  solveId: isString,
  puzzleId: isString,
  title: orNull(isString),
  startedAt: isNumber,
  finishedAt: isNumber,
  playedMs: isNumber,
  timerMinutes: isNumber,
  score: isNumber,
  hints: isNumber,
  checks: isNumber,
  reveals: isNumber,
  // A reason that this page does not know is no reason to refuse the answer.
  doubt: orNull(isString) as Check<OwnSolve['doubt']>,
  hasLog: isBoolean,
  isKept: isBoolean,
  log: optional(isString),
});

export const listOwnSolves = defineCall<'listOwnSolves'>(
  'GET /api/player/solves',
  objectOf<OwnSolvesPage>({ solves: listOf(isOwnSolve), next: orNull(isString) }),
);

export const forgetPlayer = defineCall<'forgetPlayer'>('DELETE /api/player', isSuccess);
