import { describe, expect, it } from 'vitest';
import { isOverlapping } from './ConsentBanner.tsx';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('two boxes overlap or not when they', () => {
  it.each([
    ['share a corner', box(9, 9, 20, 20), true],
    ['touch at an edge', box(0, 10, 10, 20), false],
    ['are apart', box(0, 30, 10, 40), false],
    ['lie one inside the other', box(2, 2, 4, 4), true],
    ['share no area when one has no size', box(5, 5, 5, 5), false],
  ])('%s', (_what, other, expected) => {
    expect(isOverlapping(box(0, 0, 10, 10), other)).toBe(expected);
  });
});
