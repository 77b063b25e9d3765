import { expect, test } from 'vitest';
import { isDirty, reduceFeatured } from './useFeaturedList.ts';
import type { FeaturedAction, FeaturedList } from './useFeaturedList.ts';

const saved: FeaturedList = { saved: ['a', 'b', 'c'], ids: ['a', 'b', 'c'], theirs: null };
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
  const edited = after({ type: 'toggle', id: 'd' }, { type: 'load', ids: ['a', 'b', 'c'], known });
  expect(edited).toEqual({ saved: ['a', 'b', 'c'], ids: ['a', 'b', 'c', 'd'], theirs: null });
});

test('what somebody else has saved meanwhile stands beside the changes until the admin decides', () => {
  const edit: FeaturedAction = { type: 'toggle', id: 'd' };
  const both = after(edit, { type: 'load', ids: ['x', 'a'], known });
  expect(both).toEqual({ saved: ['a', 'b', 'c'], ids: ['a', 'b', 'c', 'd'], theirs: ['x', 'a'] });
  expect(reduceFeatured(both, { type: 'takeTheirs' })).toEqual({
    saved: ['x', 'a'],
    ids: ['x', 'a'],
    theirs: null,
  });
  const mine = { saved: ['a', 'b', 'c', 'd'], ids: ['a', 'b', 'c', 'd'], theirs: null };
  expect(reduceFeatured(both, { type: 'saved', ids: mine.ids })).toEqual(mine);
  expect(after(edit, { type: 'load', ids: mine.ids, known })).toEqual(mine);
});

test('a puzzle that was deleted meanwhile is not taken for a change by somebody else', () => {
  const load: FeaturedAction = { type: 'load', ids: ['a', 'c'], known: new Set('acd') };
  expect(after({ type: 'toggle', id: 'd' }, load)).toEqual({
    saved: ['a', 'c'],
    ids: ['a', 'c', 'd'],
    theirs: null,
  });
});

test('loading removes puzzles that no longer exist, since the list could not be saved with them', () => {
  const load: FeaturedAction = { type: 'load', ids: ['a'], known: new Set('acd') };
  expect(after({ type: 'toggle', id: 'd' }, load).ids).toEqual(['a', 'c', 'd']);
});
