import { expect, test } from 'vitest';
import { shownAt, timelineOf } from './timeline.ts';

const moments = [1_000, 2_000, 62_000, 63_000].map((playedMs) => ({ playedMs }));

test('long pauses are shortened, unless they are wanted', () => {
  expect(timelineOf(moments, 5_000)).toEqual([1_000, 2_000, 7_000, 8_000]);
  expect(timelineOf(moments, Infinity)).toEqual([1_000, 2_000, 62_000, 63_000]);
});

test.each([
  [0, 0],
  [999, 0],
  [1_000, 1],
  [6_999, 2],
  [7_000, 3],
  [9_000, 4],
])('after %d ms, %d moments are shown', (ms, count) => {
  expect(shownAt(timelineOf(moments, 5_000), ms)).toBe(count);
});
