import { expect, test } from 'vitest';
import { hintStatisticsOf } from './hintStatistics.ts';
import { solvedOn } from './testPlay.ts';

const withHints = (counts: readonly number[]) =>
  counts.map((hintsUsed, index) => solvedOn(`2026-11-${String(index + 1).padStart(2, '0')}`, { hintsUsed }));

test.each([
  [[], { solves: 0, total: 0, withoutHelp: 0, perSolve: null, trend: null }],
  [[0], { solves: 1, total: 0, withoutHelp: 1, perSolve: 0, trend: null }],
  [[3, 0, 0], { solves: 3, total: 3, withoutHelp: 2, perSolve: 1, trend: null }],
  [
    [1, 1, 1, 1, 1, 0, 0, 2, 0, 0],
    { solves: 10, total: 7, withoutHelp: 4, perSolve: 0.7, trend: { recent: 0.4, before: 1 } },
  ],
])('solves with %j hints give %j', (counts, expected) => {
  expect(hintStatisticsOf(withHints(counts))).toEqual(expected);
});

test('puzzles that were not solved do not count', () => {
  const plays = [
    solvedOn('2026-11-01', { outcome: 'revealed', hintsUsed: 3 }),
    solvedOn('2026-11-02', { outcome: 'begun' }),
  ];
  expect(hintStatisticsOf(plays)).toMatchObject({ solves: 0, total: 0 });
});
