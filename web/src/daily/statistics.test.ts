import { describe, expect, test } from 'vitest';
import type { Result } from './results.ts';
import { statisticsOf } from './statistics.ts';

const solvedOn = (date: string, changes: Partial<Result> = {}): Result => ({
  date,
  begunOn: date,
  outcome: 'solved',
  timeMs: 60_000,
  hintsUsed: 0,
  ...changes,
});

describe('statistics', () => {
  test('are empty at first', () => {
    expect(statisticsOf([], '2026-11-15')).toEqual({
      played: 0,
      solved: 0,
      withoutHelp: 0,
      bestMs: null,
      medianMs: null,
      currentStreak: 0,
      longestStreak: 0,
    });
  });

  test('count played, solved and solved without help separately', () => {
    const results = [
      solvedOn('2026-11-10'),
      solvedOn('2026-11-11', { hintsUsed: 2 }),
      solvedOn('2026-11-12', { outcome: 'revealed' }),
      solvedOn('2026-11-13', { outcome: 'begun' }),
    ];
    expect(statisticsOf(results, '2026-11-15')).toMatchObject({ played: 4, solved: 2, withoutHelp: 1 });
  });

  test.each([
    [[50], 50, 50],
    [[90, 50, 70], 50, 70],
    [[90, 50, 70, 100], 50, 80],
  ])('for the times %j show %d as the best and %d as the median', (times, bestMs, medianMs) => {
    const results = times.map((timeMs, index) => solvedOn(`2026-11-1${index}`, { timeMs }));
    expect(statisticsOf(results, '2026-11-15')).toMatchObject({ bestMs, medianMs });
  });
});

describe('a streak', () => {
  test.each([
    ['continues while today is not solved yet', ['2026-11-13', '2026-11-14'], '2026-11-15', 2, 2],
    ['counts today', ['2026-11-14', '2026-11-15'], '2026-11-15', 2, 2],
    ['ends when a day is missed', ['2026-11-12', '2026-11-13'], '2026-11-15', 0, 2],
    ['crosses a month', ['2026-11-30', '2026-12-01'], '2026-12-01', 2, 2],
    ['crosses a year', ['2026-12-31', '2027-01-01'], '2027-01-01', 2, 2],
    ['crosses a leap day', ['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01', 3, 3],
    ['needs no leap day in other years', ['2027-02-28', '2027-03-01'], '2027-03-01', 2, 2],
    ['counts two puzzles from one day once', ['2026-11-15', '2026-11-15'], '2026-11-15', 1, 1],
    [
      'is the longest of several',
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-15'],
      '2026-11-15',
      1,
      3,
    ],
  ])('%s', (_, days, today, currentStreak, longestStreak) => {
    const results = days.map((day) => solvedOn(day));
    expect(statisticsOf(results, today)).toMatchObject({ currentStreak, longestStreak });
  });

  test('counts a puzzle begun on its day and solved after midnight, but none from the archive', () => {
    const results = [solvedOn('2026-11-14'), solvedOn('2026-11-13', { begunOn: '2026-11-15' })];
    expect(statisticsOf(results, '2026-11-15')).toMatchObject({ currentStreak: 1, longestStreak: 1 });
  });
});
