import { expect, test } from 'vitest';
import type { Result } from '../../daily/results.ts';
import { playsOf } from './plays.ts';

const result: Result = {
  date: '2026-11-15',
  begunOn: '2026-11-15T10:00:00.000Z',
  outcome: 'solved',
  timeMs: 60_000,
  hintsUsed: 1,
  size: 7,
};

test.each([
  ['the size that was kept', '07-4-0002', 9, 9],
  ['the size in the id of an older result', '07-4-0002', undefined, 7],
  ['the size in the id of a large grid', '15-4-0001', undefined, 15],
  ['no size where the id has none', '2', undefined, null],
  ['no size where the id only resembles one', '07-4-0002-b', undefined, null],
  ['no size that is none', '07-4-0002', 7.5, null],
  ['no size below zero', '07-4-0002', -7, null],
  ['no endless size', '07-4-0002', Infinity, null],
  ['no size of zero', '00-4-0002', undefined, null],
])('a play has %s', (_, id, size, expected) => {
  expect(playsOf({ [id]: { ...result, size } })[0]?.size).toBe(expected);
});

test.each([
  [0, 0],
  [83_900, 83_900],
  [-1, null],
  [Infinity, null],
  [Number.NaN, null],
  [360_000_000, null],
])('a stored time of %d ms counts as %j', (timeMs, expected) => {
  expect(playsOf({ a: { ...result, timeMs } })[0]?.timeMs).toBe(expected);
});

test.each([
  [3, 3],
  [-1, 0],
  [0.5, 0],
  [Infinity, 0],
  [1e9, 0],
])('%d stored hints count as %d', (hintsUsed, expected) => {
  expect(playsOf({ a: { ...result, hintsUsed } })[0]?.hintsUsed).toBe(expected);
});

test.each([
  [undefined, 0],
  [2, 2],
  [-1, 0],
  [0.5, 0],
  [Infinity, 0],
])('a result with %j others counts as one with %d', (together, expected) => {
  expect(playsOf({ a: { ...result, together } })[0]?.together).toBe(expected);
});

test('plays are in the order in which they were begun, the older puzzle first on a day without a time', () => {
  const results = {
    late: { ...result, begunOn: '2026-11-16T08:00:00.000Z' },
    newer: { ...result, begunOn: '2026-11-14', date: '2026-11-14' },
    older: { ...result, begunOn: '2026-11-14', date: '2026-11-01' },
    early: { ...result, begunOn: '2026-11-15T23:00:00.000Z' },
  };
  expect(playsOf(results).map(({ puzzleId }) => puzzleId)).toEqual(['older', 'newer', 'early', 'late']);
});

test('a date keeps nothing but the date', () => {
  expect(playsOf({ a: { ...result, date: '2026-11-15T00:00:00Z' } })[0]?.date).toBe('2026-11-15');
});
