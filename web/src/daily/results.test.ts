import { describe, expect, test } from 'vitest';
import { parseResults, withResult, type Result } from './results.ts';

const begun: Result = {
  date: '2026-11-15',
  begunOn: '2026-11-15',
  outcome: 'begun',
  timeMs: 0,
  hintsUsed: 0,
};
const solved: Result = { ...begun, begunOn: '2026-11-16', outcome: 'solved', timeMs: 90_000, hintsUsed: 1 };

describe('a result', () => {
  test('is stored from the first letter on', () => {
    expect(withResult({}, 'a', begun)).toEqual({ a: begun });
  });

  test('gets its ending and keeps the date it began on', () => {
    expect(withResult({ a: begun }, 'a', solved)).toEqual({ a: { ...solved, begunOn: '2026-11-15' } });
  });

  test.each(['solved', 'revealed'] as const)('that is %s is not changed by a second attempt', (outcome) => {
    const results = { a: { ...begun, outcome } };
    expect(withResult(results, 'a', { ...solved, timeMs: 1 })).toBe(results);
    expect(withResult(results, 'a', begun)).toBe(results);
  });
});

test.each([
  ['nothing', undefined],
  ['text', 'x'],
  ['a list', [1, null]],
  ['a wrong outcome', { a: { ...begun, outcome: 'won' } }],
  ['a wrong date', { a: { ...begun, date: 'today' } }],
  ['no time', { a: { ...begun, timeMs: '1' } }],
])('%s in storage counts as no results', (_, stored) => {
  expect(parseResults(stored)).toEqual({});
});

test('a result keeps with how many others it was solved', () => {
  expect(parseResults({ a: { ...solved, together: 2 } })).toEqual({ a: { ...solved, together: 2 } });
});

test('a valid result next to an invalid one is kept', () => {
  expect(parseResults({ a: begun, b: null })).toEqual({ a: begun });
});
