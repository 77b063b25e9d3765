import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInStorage } from '../testing/standInStorage.ts';
import { keepCompletion, solvedHere, storedCompletions } from './completions.ts';

const keep = (puzzleId: string, uid: string | null) => keepCompletion({ puzzleId, uid });

let local: ReturnType<typeof standInStorage>;

beforeEach(() => {
  local = standInStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', standInStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('a puzzle that a player solves twice is kept once', () => {
  expect([keep('a', 'ann'), keep('a', 'ann'), keep('a', null)]).toEqual([true, false, true]);
  expect(JSON.parse(local.items.get('monster-completions') ?? '')).toEqual([
    { puzzleId: 'a', uid: 'ann' },
    { puzzleId: 'a', uid: null },
  ]);
});

it('the first solve of a puzzle stays, with its time and its word', () => {
  const solve = {
    title: 'Tides',
    date: '2026-11-15',
    solvedAt: '2026-11-15T09:00:00.000Z',
    timeMs: 61_000,
    isGolden: true,
    word: 'OCEAN',
  };
  keepCompletion({ puzzleId: 'a', uid: null, solve });
  keepCompletion({ puzzleId: 'a', uid: null, solve: { ...solve, timeMs: 1 } });
  expect(storedCompletions()).toEqual([{ puzzleId: 'a', uid: null, solve }]);
});

it('a solve together keeps the names of the others, and one from before there were rooms stays valid', () => {
  const alone = {
    title: 'Tides',
    date: '2026-11-15',
    solvedAt: '2026-11-15T09:00:00.000Z',
    timeMs: 61_000,
    isGolden: true,
    word: 'OCEAN',
  };
  const together = { ...alone, together: ['Rumbo', 'Ann'] };
  keepCompletion({ puzzleId: 'a', uid: null, solve: alone });
  keepCompletion({ puzzleId: 'b', uid: null, solve: together });
  expect(storedCompletions().map(({ solve }) => solve)).toEqual([alone, together]);
});

it('a puzzle whose details are damaged is still solved', () => {
  local.setItem('monster-completions', '[{"puzzleId":"a","uid":null,"solve":{"timeMs":"soon"}}]');
  expect(storedCompletions()).toEqual([{ puzzleId: 'a', uid: null }]);
});

it('puzzles that could not be saved and those that another tab saved later are all listed', () => {
  local.trouble.isFull = true;
  keep('a', null);
  local.trouble.isFull = false;
  local.setItem('monster-completions', '[{"puzzleId":"b","uid":null},7]');
  expect(solvedHere(null)).toEqual(['b', 'a']);
  keep('c', null);
  expect(JSON.parse(local.items.get('monster-completions') ?? '')).toHaveLength(3);
});
