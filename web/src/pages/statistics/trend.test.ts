import { expect, test } from 'vitest';
import { medianOf } from '../../streak/statistics.ts';
import { averageOf, trendOf } from './trend.ts';

test.each([
  ['nothing', [], null],
  ['nine solves', [1, 2, 3, 4, 5, 6, 7, 8, 9], null],
  ['ten solves', [1, 2, 3, 4, 50, 6, 7, 8, 9, 100], { recent: 8, before: 3 }],
  [
    'more solves, without the first',
    [900, 900, 900, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    { recent: 8, before: 3 },
  ],
  ['solves in any order', [5, 1, 4, 2, 3, 9, 6, 10, 7, 8], { recent: 8, before: 3 }],
])('the trend of medians of %s', (_, values, trend) => {
  expect(trendOf(values, medianOf)).toEqual(trend);
});

test('the trend of averages takes every value into account', () => {
  expect(trendOf([0, 0, 0, 0, 10, 0, 0, 0, 0, 5], averageOf)).toEqual({ recent: 1, before: 2 });
});

test.each([
  [[], null],
  [[3], 3],
  [[1, 2], 1.5],
])('the average of %j is %j', (values, average) => {
  expect(averageOf(values)).toBe(average);
});
