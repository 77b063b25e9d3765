import { expect, test } from 'vitest';
import { stepFrom } from './useStripSteps.ts';

test.each([
  ['to older puzzles', 0, 1, 200],
  ['to newer puzzles', 450, -1, 250],
  ['to the start, not past it', 120, -1, 0],
  ['to the end, not past it', 900, 1, 1000],
  ['nowhere at the start', 0, -1, 0],
  ['nowhere at the end', 1000, 1, 1000],
] as const)('a step leads %s', (_, left, direction, to) => {
  expect(stepFrom(left, direction, 1000)).toBe(to);
});
