import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bucketSeconds,
  MAX_PLAY_SECONDS,
  medalOf,
  medalTimes,
  medianSeconds,
  timeBucket,
} from './playTimes.ts';

describe('a bucket of times', () => {
  test('stands for each of its times to within 2.5%, and half a second', () => {
    for (let seconds = 1; seconds <= MAX_PLAY_SECONDS; seconds += Math.ceil(seconds / 50)) {
      const shown = bucketSeconds(timeBucket(seconds));
      expect(Math.abs(shown - seconds), `${seconds} s`).toBeLessThanOrEqual(seconds * 0.025 + 0.1);
    }
  });

  test('is never lower for a longer time', () => {
    const times = Array.from({ length: 2_000 }, (_, index) => index + 1);
    const buckets = times.map(timeBucket);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  });

  test.each([
    [0, 0],
    [1, 0],
    [-5, 0],
    [MAX_PLAY_SECONDS, 233],
    [MAX_PLAY_SECONDS * 2, 233],
  ])('of %d s is number %d: there is an end on both sides', (seconds, bucket) => {
    expect(timeBucket(seconds)).toBe(bucket);
  });
});

describe('the median', () => {
  test.each<[string, [number, number][], number | null]>([
    ['of nothing is unknown', [], null],
    ['of empty buckets is unknown', [[60, 0]], null],
    ['of one game is its time', [[60, 1]], 60],
    [
      'of an odd number is the middle one',
      [
        [10, 1],
        [20, 1],
        [90, 1],
      ],
      20,
    ],
    [
      'of an even number lies between the middle two',
      [
        [10, 1],
        [20, 1],
      ],
      15,
    ],
    [
      'counts every game of a bucket',
      [
        [10, 3],
        [20, 1],
        [90, 1],
      ],
      10,
    ],
    [
      'does not depend on the order, nor on one game that took a day',
      [
        [86_400, 1],
        [20, 2],
        [10, 2],
      ],
      20,
    ],
  ])('%s', (_, counts, median) => {
    expect(medianSeconds(counts.map(([seconds, total]) => ({ seconds, total })))).toBe(median);
  });

  test('of buckets is within 5% of that of the times themselves', () => {
    const times = [31, 44, 58, 61, 73, 90, 122, 180, 240, 1_000, 4_000];
    const counted = times.map((time) => ({ seconds: bucketSeconds(timeBucket(time)), total: 1 }));
    expect(Math.abs((medianSeconds(counted) ?? 0) - 90)).toBeLessThanOrEqual(4.5);
  });
});

describe('the time for gold', () => {
  test.each<[string, [number, number][], number | null]>([
    ['of nothing is unknown', [], null],
    ['of empty buckets is unknown', [[60, 0]], null],
    ['of one game is unknown', [[60, 1]], null],
    [
      'of fewer than ten is unknown',
      [
        [90, 7],
        [30, 1],
        [60, 1],
      ],
      null,
    ],
    [
      'of twenty ends with the second',
      [
        [30, 1],
        [40, 1],
        [50, 18],
      ],
      40,
    ],
    [
      'of nineteen ends with the first',
      [
        [30, 1],
        [40, 1],
        [50, 17],
      ],
      30,
    ],
    [
      'counts every game of a bucket',
      [
        [30, 5],
        [40, 95],
      ],
      40,
    ],
  ])('%s', (_, counts, tenth) => {
    const medals = medalTimes(counts.map(([seconds, total]) => ({ seconds, total })));
    expect(medals?.gold ?? null).toBe(tenth);
  });
});

test('silver is for the fastest third, and bronze for the faster half', () => {
  const counts = Array.from({ length: 30 }, (_, index) => ({ seconds: 100 - index, total: 1 }));
  expect(medalTimes(counts)).toEqual({ gold: 73, silver: 80, bronze: 85 });
});

test('a medal by the number of faster solves is the one by the times', () => {
  const times = fc.uniqueArray(fc.record({ seconds: fc.nat(90), total: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ seconds }) => seconds,
  });
  const check = (counts: { seconds: number; total: number }[]): void => {
    const limits = medalTimes(counts);
    const sum = (some: typeof counts): number => some.reduce((all, { total }) => all + total, 0);
    for (const { seconds } of counts) {
      const faster = sum(counts.filter((other) => other.seconds < seconds));
      const medal = (['gold', 'silver', 'bronze'] as const).find((each) => seconds <= (limits?.[each] ?? -1));
      expect(medalOf(faster, sum(counts))).toBe(medal ?? null);
    }
  };
  fc.assert(fc.property(times, check));
});
