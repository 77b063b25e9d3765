import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInStorage } from '../testing/standInStorage.ts';
import { keepCompletion, solvedHere } from './completions.ts';

let local: ReturnType<typeof standInStorage>;

beforeEach(() => {
  local = standInStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', standInStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('a puzzle that a player solves twice is kept once', () => {
  expect([keepCompletion('a', 'ann'), keepCompletion('a', 'ann'), keepCompletion('a', null)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(JSON.parse(local.items.get('monster-completions') ?? '')).toEqual([
    { puzzleId: 'a', uid: 'ann' },
    { puzzleId: 'a', uid: null },
  ]);
});

it('puzzles that could not be saved and those that another tab saved later are all listed', () => {
  local.trouble.isFull = true;
  keepCompletion('a', null);
  local.trouble.isFull = false;
  local.setItem('monster-completions', '[{"puzzleId":"b","uid":null},7]');
  expect(solvedHere(null)).toEqual(['b', 'a']);
  keepCompletion('c', null);
  expect(JSON.parse(local.items.get('monster-completions') ?? '')).toHaveLength(3);
});
