import type { FullPuzzle, PlayDay, PlayedPuzzle, PuzzleStatistics, SiteStatistics } from '@monster/contract';
import { isDate, isNumber, isString, listOf, objectOf, orNull } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall } from '../client.ts';
import { isPuzzle } from '../puzzleCalls.ts';

type Metadata = Pick<FullPuzzle, 'id' | 'title' | 'author' | 'difficulty' | 'size' | 'datePublished'>;

const metadata: { readonly [Name in keyof Metadata]: Check<Metadata[Name]> } = {
  id: isString,
  title: isString,
  author: isString,
  difficulty: isNumber,
  size: isNumber,
  datePublished: isDate,
};
const hasMetadata = objectOf<Metadata>(metadata);
const isFullPuzzle: Check<FullPuzzle> = (value): value is FullPuzzle => isPuzzle(value) && hasMetadata(value);

const isDays = listOf(objectOf<PlayDay>({ date: isDate, starts: isNumber, finishes: isNumber }));

export const getSiteStatistics = defineCall<'getSiteStatistics'>(
  'GET /admin/api/statistics',
  objectOf<SiteStatistics>({
    days: isDays,
    puzzles: listOf(
      objectOf<PlayedPuzzle>({
        ...metadata,
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
