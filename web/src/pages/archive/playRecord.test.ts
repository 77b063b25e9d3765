import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../../daily/results.ts';
import { standInStorage } from '../../testing/standInStorage.ts';
import { readPlayRecord } from './playRecord.ts';
import { describeProgress } from './progress.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
let local: ReturnType<typeof standInStorage>;

beforeEach(() => {
  local = standInStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', standInStorage());
});
afterEach(() => vi.unstubAllGlobals());

const solve = {
  title: 'Tides',
  date: '2026-11-15',
  solvedAt: '2026-11-15T09:00:00.000Z',
  timeMs: 61_000,
  isGolden: true,
  word: 'OCEAN',
};

const resultOf = (date: string, outcome: Result['outcome'] = 'solved'): Result => ({
  date,
  begunOn: `${date}T09:00:00.000Z`,
  outcome,
  timeMs: 90_000,
  hintsUsed: 0,
});

const storeResults = (results: Readonly<Record<string, Result>>): void =>
  local.setItem('monster-daily-results', JSON.stringify(results));
const storeCompletions = (...completions: object[]): void =>
  local.setItem('monster-completions', JSON.stringify(completions));
const progressOf = (id: string) => readPlayRecord([id], now).progress.get(id);

test('a puzzle that nobody has touched has no progress', () => {
  storeResults({ b: resultOf('2026-11-14') });
  expect(progressOf('a')).toBeUndefined();
});

test('a puzzle is begun with the result of its first letter, or with a letter in a saved game', () => {
  storeResults({ a: resultOf('2026-11-15', 'begun') });
  local.setItem('monster-game:b', JSON.stringify({ letters: '..q.' }));
  local.setItem('monster-game:c', JSON.stringify({ letters: '....' }));
  expect(['a', 'b', 'c'].map(progressOf)).toEqual([{ state: 'begun' }, { state: 'begun' }, undefined]);
});

test('a puzzle whose answers were revealed is neither begun nor solved', () => {
  storeResults({ a: resultOf('2026-11-15', 'revealed') });
  expect(progressOf('a')).toEqual({ state: 'revealed' });
});

test('a solved puzzle has the time of its result, else that of its completion, else none', () => {
  storeResults({ a: resultOf('2026-11-15') });
  storeCompletions(
    { puzzleId: 'a', uid: null, solve },
    { puzzleId: 'b', uid: 'x' },
    { puzzleId: 'b', uid: null, solve: { ...solve, isGolden: false } },
    { puzzleId: 'c', uid: null },
    { puzzleId: 'd', uid: null, solve: { ...solve, together: ['Rumbo'] } },
  );
  expect(['a', 'b', 'c', 'd'].map(progressOf)).toEqual([
    { state: 'solved', timeMs: 90_000, isGolden: true, isTogether: false },
    { state: 'solved', timeMs: 61_000, isGolden: false, isTogether: false },
    { state: 'solved', timeMs: undefined, isGolden: undefined, isTogether: false },
    { state: 'solved', timeMs: 61_000, isGolden: true, isTogether: true },
  ]);
});

test('a puzzle that was revealed first and solved later is solved', () => {
  storeResults({ a: resultOf('2026-11-15', 'revealed') });
  storeCompletions({ puzzleId: 'a', uid: null, solve });
  expect(progressOf('a')).toMatchObject({ state: 'solved', timeMs: 61_000 });
});

test('the chain has the days solved on time and those that a freeze has covered', () => {
  storeResults({
    a: resultOf('2026-11-09'),
    b: resultOf('2026-11-10'),
    c: resultOf('2026-11-11'),
    d: resultOf('2026-11-13'),
    late: { ...resultOf('2026-11-12'), begunOn: '2026-11-14T10:00:00.000Z' },
    alone: resultOf('2026-11-02'),
    old: { ...resultOf('2026-11-03'), begunOn: '2026-11-14T10:00:00.000Z' },
    begun: resultOf('2026-11-14', 'begun'),
  });
  const chain = [...readPlayRecord([], now).chain].sort(([a], [b]) => (a < b ? -1 : 1));
  const draw = (isLinked: boolean): string => (isLinked ? '-' : ' ');
  expect(
    chain.map(
      ([date, { kind, isLinkedBefore, isLinkedAfter }]) =>
        `${draw(isLinkedBefore)}${date.slice(8)} ${kind}${draw(isLinkedAfter)}`,
    ),
  ).toEqual([' 02 solved ', ' 09 solved-', '-10 solved-', '-11 solved-', '-12 frozen-', '-13 solved ']);
});

test.each([
  ['is not JSON', () => local.setItem('monster-daily-results', '{"a":')],
  ['has another shape', () => local.setItem('monster-completions', '{"puzzleId":"a"}')],
  ['has a game of another shape', () => local.setItem('monster-game:a', '[{"letters":"abc"}]')],
  ['is forbidden', () => void (local.trouble.isForbidden = true)],
])('storage that %s counts as nothing played', (_, spoil) => {
  spoil();
  const { progress, chain } = readPlayRecord(['a'], now);
  expect([progress.size, chain.size]).toEqual([0, 0]);
});

test.each([
  [{ state: 'begun' } as const, 'begun'],
  [{ state: 'revealed' } as const, 'revealed'],
  [{ state: 'solved' } as const, 'solved'],
  [{ state: 'solved', timeMs: 201_900 } as const, 'solved in 3:21'],
  [{ state: 'solved', timeMs: 201_900, isGolden: true } as const, 'solved in 3:21 without help'],
  [{ state: 'solved', timeMs: -5 } as const, 'solved'],
])('%j is described as "%s"', (progress, words) => {
  expect(describeProgress(progress)).toBe(words);
});
