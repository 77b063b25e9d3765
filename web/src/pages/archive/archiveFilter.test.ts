import { expect, test } from 'vitest';
import { describeCount, matchesFilter, noFilter } from './archiveFilter.ts';

test.each([
  [null, null, true],
  [5, null, true],
  [7, null, false],
  [null, 1, true],
  [5, 2, false],
  [5, 1, true],
])('the filter for size %s and difficulty %s shows a one-star 5x5: %s', (size, difficulty, isShown) => {
  expect(matchesFilter({ size: 5, difficulty: 1 }, true, { ...noFilter, size, difficulty })).toBe(isShown);
});

test('the filter for unsolved puzzles hides only those that are solved', () => {
  const filter = { ...noFilter, isOnlyUnsolved: true };
  expect(matchesFilter({ size: 5, difficulty: 1 }, true, filter)).toBe(false);
  expect(matchesFilter({ size: 5, difficulty: 1 }, false, filter)).toBe(true);
  expect(matchesFilter({ size: 5, difficulty: 1 }, false, { ...filter, size: 7 })).toBe(false);
});

test.each([
  [0, {}, 'No puzzles of this size and difficulty yet.'],
  [1, {}, '1 puzzle'],
  [2, { size: 5 }, '2 puzzles'],
  [2, { isOnlyUnsolved: true }, '2 unsolved puzzles'],
  [0, { isOnlyUnsolved: true }, 'You have solved them all.'],
  [0, { isOnlyUnsolved: true, size: 5 }, 'No unsolved puzzles of this size and difficulty yet.'],
])('%d puzzles with the filter %j are counted as "%s"', (count, filter, words) => {
  expect(describeCount(count, { ...noFilter, ...filter })).toBe(words);
});
