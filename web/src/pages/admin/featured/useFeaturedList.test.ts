import { expect, test } from 'vitest';
import { isDirty, reduceFeatured } from './useFeaturedList.ts';
import type { FeaturedAction, FeaturedList } from './useFeaturedList.ts';

const saved: FeaturedList = { saved: ['a', 'b', 'c'], ids: ['a', 'b', 'c'] };
const after = (...actions: FeaturedAction[]) => actions.reduce(reduceFeatured, saved);
const known = new Set('abcdx');

test.each<[string, FeaturedAction, string]>([
  ['adds a puzzle at the end', { type: 'toggle', id: 'd' }, 'abcd'],
  ['removes a puzzle', { type: 'toggle', id: 'b' }, 'ac'],
  ['moves a puzzle up', { type: 'move', id: 'c', by: -1 }, 'acb'],
  ['moves a puzzle down', { type: 'move', id: 'a', by: 1 }, 'bac'],
  ['keeps the first puzzle first', { type: 'move', id: 'a', by: -1 }, 'abc'],
  ['ignores a puzzle that is not featured', { type: 'move', id: 'x', by: 1 }, 'abc'],
])('the list %s', (_what, action, ids) => {
  expect(after(action).ids.join('')).toBe(ids);
});

test('the list has unsaved changes until it matches the server', () => {
  expect(isDirty(after({ type: 'move', id: 'a', by: 1 }))).toBe(true);
  expect(isDirty(after({ type: 'move', id: 'a', by: 1 }, { type: 'move', id: 'a', by: -1 }))).toBe(false);
  expect(isDirty(after({ type: 'toggle', id: 'a' }, { type: 'saved', ids: ['b', 'c'] }))).toBe(false);
});

test('loading replaces the list unless the admin has changed it', () => {
  expect(after({ type: 'load', ids: ['x'], known }).ids).toEqual(['x']);
  const edited = after({ type: 'toggle', id: 'd' }, { type: 'load', ids: ['x'], known });
  expect(edited).toEqual({ saved: ['x'], ids: ['a', 'b', 'c', 'd'] });
});

test('loading removes puzzles that no longer exist, since the list could not be saved with them', () => {
  const load: FeaturedAction = { type: 'load', ids: ['a'], known: new Set('acd') };
  expect(after({ type: 'toggle', id: 'd' }, load).ids).toEqual(['a', 'c', 'd']);
});
