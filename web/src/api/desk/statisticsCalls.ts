import type { FullPuzzle, PlayDay, PlayedPuzzle, PuzzleStatistics, SiteStatistics } from '@monster/contract';
import { isDate, isNumber, listOf, objectOf, orNull } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall } from '../client.ts';
import { isPuzzle } from '../puzzleCalls.ts';
import { listedPuzzle } from './listedPuzzle.ts';
import type { ListedPuzzle } from './listedPuzzle.ts';

const isListed = objectOf<ListedPuzzle>(listedPuzzle);
const isFullPuzzle: Check<FullPuzzle> = (value): value is FullPuzzle => isPuzzle(value) && isListed(value);

const isDays = listOf(objectOf<PlayDay>({ date: isDate, starts: isNumber, finishes: isNumber }));

export const getSiteStatistics = defineCall<'getSiteStatistics'>(
  'GET /admin/api/statistics',
  objectOf<SiteStatistics>({
    days: isDays,
    puzzles: listOf(
      objectOf<PlayedPuzzle>({
        ...listedPuzzle,
        starts: isNumber,
        finishes: isNumber,
        medianSeconds: orNull(isNumber),
      }),
    ),
    total: isNumber,
    page: isNumber,
    pageSize: isNumber,
  }),
);

export const getPuzzleStatistics = defineCall<'getPuzzleStatistics'>(
  'GET /admin/api/statistics/:id',
  objectOf<PuzzleStatistics>({
    puzzle: isFullPuzzle,
    starts: isNumber,
    finishes: isNumber,
    revealed: isNumber,
    hints: isNumber,
    checks: isNumber,
    reveals: isNumber,
    medianSeconds: orNull(isNumber),
    days: isDays,
    times: listOf(objectOf<{ seconds: number; total: number }>({ seconds: isNumber, total: isNumber })),
    wrong: listOf(objectOf<{ cell: number; total: number }>({ cell: isNumber, total: isNumber })),
    leftAt: listOf(objectOf<{ word: number; total: number }>({ word: isNumber, total: isNumber })),
    leftWith: listOf(isNumber),
  }),
);
