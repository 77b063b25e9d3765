import { expect, test } from 'vitest';
import { pageCount } from './usePagedQuery.ts';

test.each([
  [0, 1],
  [25, 1],
  [26, 2],
  [10_000, 400],
])('%i puzzles fill %i pages', (total, pages) => {
  expect(pageCount(total, 25)).toBe(pages);
});
