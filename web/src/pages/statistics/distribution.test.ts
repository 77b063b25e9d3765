import { expect, test } from 'vitest';
import { distributionOf } from './distribution.ts';

test.each([
  [3, 'Under 0:10', '0:10 to 0:19', '1:10 or more'],
  [5, 'Under 0:30', '0:30 to 0:59', '3:30 or more'],
  [7, 'Under 1:00', '1:00 to 1:59', '7:00 or more'],
  [9, 'Under 2:00', '2:00 to 3:59', '14:00 or more'],
  [11, 'Under 3:00', '3:00 to 5:59', '21:00 or more'],
  [15, 'Under 5:00', '5:00 to 9:59', '35:00 or more'],
  [99, 'Under 5:00', '5:00 to 9:59', '35:00 or more'],
  [null, 'Under 2:00', '2:00 to 3:59', '14:00 or more'],
])('the buckets of size %j go from "%s" and "%s" to "%s"', (size, first, second, last) => {
  const labels = distributionOf([], size).map(({ label }) => label);
  expect([labels[0], labels[1], labels.at(-1)]).toEqual([first, second, last]);
});

test.each([
  ['none', [], [0, 0, 0, 0, 0, 0, 0, 0]],
  ['zero', [0], [1, 0, 0, 0, 0, 0, 0, 0]],
  ['both sides of a border', [59_999, 60_000], [1, 1, 0, 0, 0, 0, 0, 0]],
  [
    'one in every bucket',
    [0, 1, 2, 3, 4, 5, 6, 7].map((minute) => minute * 60_000),
    [1, 1, 1, 1, 1, 1, 1, 1],
  ],
  ['an hour', [3_600_000], [0, 0, 0, 0, 0, 0, 0, 1]],
])('of the times of 7×7, %s: %j fall into %j', (_, times, counts) => {
  expect(distributionOf(times, 7).map(({ count }) => count)).toEqual(counts);
});
