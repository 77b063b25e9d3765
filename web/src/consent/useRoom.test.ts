import { describe, expect, it } from 'vitest';
import { overlap } from './useRoom.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('two boxes', () => {
  it.each([
    ['share a corner of area', box(9, 9, 20, 20), true],
    ['touch at an edge', box(0, 10, 10, 20), false],
    ['stand apart', box(0, 30, 10, 40), false],
    ['are one inside the other', box(2, 2, 4, 4), true],
    ['share none where one has no size', box(5, 5, 5, 5), false],
  ])('%s', (_what, other, expected) => {
    expect(overlap(box(0, 0, 10, 10), other)).toBe(expected);
  });
});
