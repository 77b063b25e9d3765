import { expect, test } from 'vitest';
import { solvedOn } from './testPlay.ts';
import { mostPlayed, sizeName, timesBySize } from './timesBySize.ts';

const secondsOf7 = (times: readonly number[]) =>
  times.map((seconds, index) =>
    solvedOn(`2026-11-${String(index + 1).padStart(2, '0')}`, { timeMs: seconds * 1000 }),
  );

test('nothing played has no sizes', () => {
  expect(timesBySize([])).toEqual([]);
  expect(mostPlayed([])).toBeUndefined();
});

test.each([
  ['one solve', [50], 50, 50, 1],
  ['an odd number', [90, 50, 70], 50, 70, 2],
  ['an even number', [90, 50, 70, 100], 50, 80, 2],
  ['the same time twice, of which the first is the best', [90, 50, 50], 50, 50, 2],
])('of %s, %j seconds, the best is %d and the median %d', (_, times, best, median, bestDay) => {
  expect(timesBySize(secondsOf7(times))).toMatchObject([
    { size: 7, best: { timeMs: best * 1000, date: `2026-11-0${bestDay}` }, medianMs: median * 1000 },
  ]);
});

test('sizes go from the smallest to those that nobody knows', () => {
  const plays = [11, null, 5, 9, 5].map((size, index) => solvedOn(`2026-11-0${index + 1}`, { size }));
  const sizes = timesBySize(plays);
  expect(sizes.map(({ size, solves }) => [sizeName(size), solves.length])).toEqual([
    ['5×5', 2],
    ['9×9', 1],
    ['11×11', 1],
    ['Other sizes', 1],
  ]);
  expect(mostPlayed(sizes)?.size).toBe(5);
});

test('of two sizes that were solved equally often, the smaller counts as played most', () => {
  expect(mostPlayed(timesBySize([solvedOn('2026-11-01', { size: 9 }), solvedOn('2026-11-02')]))?.size).toBe(
    7,
  );
});

test('a time that was made together is neither the best nor part of the median', () => {
  const plays = [...secondsOf7([90, 50, 70]), solvedOn('2026-11-04', { timeMs: 1000, together: 2 })];
  expect(timesBySize(plays)).toMatchObject([
    { solves: { length: 3 }, best: { timeMs: 50_000 }, medianMs: 70_000 },
  ]);
  expect(timesBySize(plays.slice(3))).toEqual([]);
});

test('only solves with a possible time count', () => {
  const plays = [
    solvedOn('2026-11-01', { outcome: 'begun', timeMs: 1 }),
    solvedOn('2026-11-02', { outcome: 'revealed', timeMs: 2 }),
    solvedOn('2026-11-03', { timeMs: null }),
    solvedOn('2026-11-04', { timeMs: 4000 }),
  ];
  expect(timesBySize(plays)).toMatchObject([{ solves: [{ date: '2026-11-04' }] }]);
});

test('the trend is that of medians', () => {
  const [times] = timesBySize(secondsOf7([90, 100, 95, 300, 20, 80, 85, 70, 900, 10]));
  expect(times?.trend).toEqual({ recent: 80_000, before: 95_000 });
});
