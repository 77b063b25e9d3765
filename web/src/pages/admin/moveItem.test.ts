import { expect, test } from 'vitest';
import { moveItem } from './moveItem.ts';

test.each([
  [0, 1, 'bacd'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [0, 99, 'bcda'],
  [2, -1, 'cabd'],
  [1, 1, 'abcd'],
  [-1, 0, 'abcd'],
  [4, 0, 'abcd'],
])('moving the item at index %i of abcd to index %i gives %s', (from, to, after) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(after);
});
