import { describe, expect, test } from 'vitest';
import type { Result } from '../daily/results.ts';
import { statisticsOf } from './statistics.ts';

const solvedOn = (date: string, changes: Partial<Result> = {}): Result => ({
  date,
  begunOn: date,
  outcome: 'solved',
  timeMs: 60_000,
  hintsUsed: 0,
  ...changes,
});

const now = Date.parse('2026-11-15T12:00:00Z');

describe('statistics', () => {
  test('are empty at first', () => {
    expect(statisticsOf([], now)).toEqual({
      played: 0,
      solved: 0,
      withoutHelp: 0,
      together: 0,
      bestMs: null,
      medianMs: null,
      streak: { current: 0, longest: 0, freezes: 0, frozen: [] },
      week: ['missed', 'missed', 'missed', 'missed', 'missed', 'missed', 'open'],
    });
  });

  test('count played, solved and solved without help separately', () => {
    const results = [
      solvedOn('2026-11-10'),
      solvedOn('2026-11-11', { hintsUsed: 2 }),
      solvedOn('2026-11-12', { outcome: 'revealed' }),
      solvedOn('2026-11-13', { outcome: 'begun' }),
    ];
    expect(statisticsOf(results, now)).toMatchObject({ played: 4, solved: 2, withoutHelp: 1 });
  });

  test.each([
    [[50], 50, 50],
    [[90, 50, 70], 50, 70],
    [[90, 50, 70, 100], 50, 80],
  ])('for the times %j show %d as the best and %d as the median', (times, bestMs, medianMs) => {
    const results = times.map((timeMs, index) => solvedOn(`2026-11-1${index}`, { timeMs }));
    expect(statisticsOf(results, now)).toMatchObject({ bestMs, medianMs });
  });
});

test('a solve together counts as solved and for the streak, and its time for nothing', () => {
  const results = [
    solvedOn('2026-11-14', { timeMs: 90_000 }),
    solvedOn('2026-11-15', { timeMs: 10_000, together: 1 }),
  ];
  expect(statisticsOf(results, now)).toMatchObject({
    solved: 2,
    together: 1,
    bestMs: 90_000,
    medianMs: 90_000,
    streak: { current: 2 },
  });
});

test('a streak counts a puzzle begun on its day and solved after midnight, but none from the archive', () => {
  const results = [
    solvedOn('2026-11-12', { begunOn: '2026-11-13T09:00:00.000Z' }),
    solvedOn('2026-11-13', { begunOn: '2026-11-13T23:59:00.000Z' }),
    solvedOn('2026-11-14'),
    solvedOn('2026-11-11', { begunOn: '2026-11-12T12:00:00.000Z' }),
    solvedOn('2026-11-10', { begunOn: '2026-11-11' }),
  ];
  expect(statisticsOf(results, now)).toMatchObject({ streak: { current: 3, longest: 3 } });
});
