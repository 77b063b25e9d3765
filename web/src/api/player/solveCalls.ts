import type { OwnTime, PuzzleTimes, SolveOutcome, TimesBoard } from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf, orNull } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

/** A reason that this page does not know is no reason to refuse the answer. */
const isDoubt = orNull(isString) as Check<SolveOutcome['doubt']>;

const outcome = {
  solveId: isString,
  doubt: isDoubt,
  playedMs: isNumber,
  score: isNumber,
  hints: isNumber,
  checks: isNumber,
  reveals: isNumber,
};

export const submitSolve = defineCall<'submitSolve'>('POST /api/solves', objectOf<SolveOutcome>(outcome));

const isBoard = objectOf<TimesBoard>({
  solves: isNumber,
  medianSeconds: orNull(isNumber),
  medals: orNull(
    objectOf<NonNullable<TimesBoard['medals']>>({ gold: isNumber, silver: isNumber, bronze: isNumber }),
  ),
  top: listOf(objectOf<TimesBoard['top'][number]>({ place: isNumber, name: isString, seconds: isNumber })),
});

export const getTimes = defineCall<'getTimes'>(
  'GET /api/puzzles/:id/times',
  objectOf<PuzzleTimes>({
    puzzle: objectOf<PuzzleTimes['puzzle']>({
      id: isString,
      title: isString,
      size: isNumber,
      datePublished: isString,
    }),
    alone: isBoard,
    helped: isBoard,
  }),
);

const isMedal = orNull(isString) as Check<NonNullable<OwnTime['standing']>['medal']>;

const isOwn = objectOf<OwnTime>({
  ...outcome,
  isHelped: isBoolean,
  name: isString,
  standing: orNull(
    objectOf<NonNullable<OwnTime['standing']>>({
      rank: isNumber,
      solves: isNumber,
      fasterThan: orNull(isNumber),
      medal: isMedal,
    }),
  ),
});

export const getOwnTime = defineCall<'getOwnTime'>(
  'GET /api/puzzles/:id/times/own',
  objectOf<{ own: OwnTime | null }>({ own: orNull(isOwn) }),
);
