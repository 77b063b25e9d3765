import { expect, test } from 'vitest';
import { isDirty, reduceFeatured } from './featuredList.ts';
import type { FeaturedAction, FeaturedList } from './featuredList.ts';

const saved: FeaturedList = { saved: ['a', 'b', 'c'], ids: ['a', 'b', 'c'] };
const after = (...actions: FeaturedAction[]) => actions.reduce(reduceFeatured, saved);
const known = new Set('abcdx');

test.each<[string, FeaturedAction, string]>([
  ['adds at the end', { type: 'toggle', id: 'd' }, 'abcd'],
  ['takes out', { type: 'toggle', id: 'b' }, 'ac'],
  ['moves up', { type: 'move', id: 'c', by: -1 }, 'acb'],
  ['moves down', { type: 'move', id: 'a', by: 1 }, 'bac'],
  ['leaves the first one first', { type: 'move', id: 'a', by: -1 }, 'abc'],
  ['leaves alone what is not featured', { type: 'move', id: 'x', by: 1 }, 'abc'],
])('it %s', (_what, action, ids) => {
  expect(after(action).ids.join('')).toBe(ids);
});

test('it has something to save until it is what the server has', () => {
  expect(isDirty(after({ type: 'move', id: 'a', by: 1 }))).toBe(true);
  expect(isDirty(after({ type: 'move', id: 'a', by: 1 }, { type: 'move', id: 'a', by: -1 }))).toBe(false);
  expect(isDirty(after({ type: 'toggle', id: 'a' }, { type: 'saved', ids: ['b', 'c'] }))).toBe(false);
});

test('what the server has now replaces it, unless the admin has changed something', () => {
  expect(after({ type: 'load', ids: ['x'], known }).ids).toEqual(['x']);
  const edited = after({ type: 'toggle', id: 'd' }, { type: 'load', ids: ['x'], known });
  expect(edited).toEqual({ saved: ['x'], ids: ['a', 'b', 'c', 'd'] });
});

test('a puzzle that is gone leaves the list, which could not be saved with it', () => {
  const load: FeaturedAction = { type: 'load', ids: ['a'], known: new Set('acd') };
  expect(after({ type: 'toggle', id: 'd' }, load).ids).toEqual(['a', 'c', 'd']);
});
