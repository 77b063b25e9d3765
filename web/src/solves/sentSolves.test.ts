import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInStorage } from '../testing/standInStorage.ts';
import { sentSolveId } from './sentSolves.ts';

beforeEach(() => void vi.stubGlobal('localStorage', standInStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('the id of a solve is known once it was kept, and damaged storage has none', () => {
  expect(sentSolveId('x')).toBe(null);
  localStorage.setItem('monster-sent-solves', '{"x":"abc","y":3}');
  expect([sentSolveId('x'), sentSolveId('y')]).toEqual(['abc', null]);
  localStorage.setItem('monster-sent-solves', '7');
  expect(sentSolveId('x')).toBe(null);
});
