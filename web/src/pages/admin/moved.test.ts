import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [0, 1, 'bacd'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [0, 99, 'bcda'],
  [2, -1, 'cabd'],
  [1, 1, 'abcd'],
  [-1, 0, 'abcd'],
  [4, 0, 'abcd'],
])('of abcd, what stands at %i comes to stand at %i: %s', (from, to, after) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(after);
});
