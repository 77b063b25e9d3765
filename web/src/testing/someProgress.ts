import * as fc from 'fast-check';
import type { KeptGame } from '../takeAlong/keptGame.ts';
import { parseProgress } from '../takeAlong/progress.ts';
import type { Progress } from '../takeAlong/progress.ts';

const puzzles = ['07-1-0001', '07-1-0002', '07-1-0003'];
const day = fc.constantFrom('2026-11-01', '2026-11-02T08:00:00.000Z', '2026-11-03T08:00:00.000Z');
const time = fc.constantFrom(1_000, 2_000, 3_000);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(fc.constantFrom(...puzzles), value);

const result = fc.record({
  date: fc.constant('2026-11-01'),
  begunOn: day,
  outcome: fc.constantFrom('begun', 'solved', 'revealed'),
  timeMs: time,
  hintsUsed: fc.constantFrom(0, 1),
});
const solve = fc.record({
  title: fc.constantFrom('Zoo', 'Sea'),
  date: fc.constant('2026-11-01'),
  solvedAt: day,
  timeMs: time,
  isGolden: fc.boolean(),
  word: fc.constant('CAT'),
});

/** A game by its log: some go on from others, some have lost it, and some nobody has begun. */
export function gameOf(log: string | null, fields: Partial<KeptGame> = {}, playedMs = 1_000): KeptGame {
  const letters = (log ?? 'XY').replaceAll(/\s/gu, '').padEnd(6, '.');
  const game = {
    version: 1 as const,
    fingerprint: '3-abc',
    phase: 'playing' as const,
    letters,
    clock: { totalMs: 0, remainingMs: 0, playedMs },
    log: log === null ? null : { text: log, at: playedMs },
    ...fields,
  };
  return game;
}

const game = fc
  .tuple(
    fc.constantFrom('', 'A ', 'A B ', 'A B C ', 'A D ', 'E ', null),
    fc.constantFrom<KeptGame['phase']>('playing', 'playing', 'complete', 'revealed-all'),
    time,
  )
  .map(([log, phase, playedMs]) => gameOf(log, { phase }, playedMs));
const best = fc.record({
  log: fc.constantFrom('A ', 'B '),
  timerMinutes: fc.constant(0),
  grid: fc.constant(7),
  timeMs: time,
  isHelped: fc.boolean(),
});

const prefixed = (prefix: string, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

/** What a device may have, as its file has it. */
export const someFile: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    results: some(result),
    solves: some(fc.option(solve, { nil: undefined })),
    scores: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.nat(500)),
    currentLevel: fc.constantFrom(1, 2, 3),
    games: some(game),
    others: some(fc.array(game, { minLength: 1, maxLength: 2 })),
    bests: some(best),
    sent: some(fc.constantFrom('one', 'two')),
    settings: fc.constantFrom(null, { sound: true }, { sound: false }),
    theme: fc.constantFrom(null, 'dark', 'light'),
  })
  .map(({ solves, scores, currentLevel, others, bests, sent, ...rest }) => ({
    version: 1,
    ...rest,
    completions: Object.entries(solves).map(([puzzleId, each]) => ({
      puzzleId,
      uid: null,
      ...(each && { solve: each }),
    })),
    levelProgress: { currentLevel, levelScores: scores },
    other: {
      ...prefixed('monster-other-games:', others),
      ...prefixed('monster-best:', bests),
      'monster-sent-solves': sent,
    },
  }));

export const someProgress: fc.Arbitrary<Progress> = someFile.map(parseProgress);
