import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInStorage } from '../testing/standInStorage.ts';
import { keepCompletion, markSent, solvedHere, storedCompletions } from './completions.ts';

let local: ReturnType<typeof standInStorage>;

beforeEach(() => {
  local = standInStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', standInStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('a puzzle that is solved twice is listed once, and stays sent', () => {
  keepCompletion('a', 'ann');
  markSent({ puzzleId: 'a', uid: 'ann', isSent: false });
  keepCompletion('a', 'ann');
  keepCompletion('a', null);
  expect(storedCompletions()).toEqual([
    { puzzleId: 'a', uid: 'ann', isSent: true },
    { puzzleId: 'a', uid: null, isSent: false },
  ]);
});

it('puzzles that could not be saved and those that another tab saved later are all listed', () => {
  local.trouble.isFull = true;
  keepCompletion('a', null);
  local.trouble.isFull = false;
  local.setItem('monster-completions', '[{"puzzleId":"b","uid":null,"isSent":false},7]');
  expect(solvedHere(null)).toEqual(['b', 'a']);
  keepCompletion('c', null);
  expect(JSON.parse(local.items.get('monster-completions') ?? '')).toHaveLength(3);
});
