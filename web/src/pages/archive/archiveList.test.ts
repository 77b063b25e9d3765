import { expect, test } from 'vitest';
import { matchesFilter } from './archiveList.ts';

test.each([
  [null, null, true],
  [5, null, true],
  [7, null, false],
  [null, 1, true],
  [5, 2, false],
  [5, 1, true],
])('the filter for size %s and difficulty %s shows a one-star 5x5: %s', (size, difficulty, isShown) => {
  expect(matchesFilter({ size: 5, difficulty: 1 }, { size, difficulty })).toBe(isShown);
});
