import { expect, it } from 'vitest';
import { featuredOf } from './featuredOf.ts';

const puzzle = (id: string, featured: boolean, order: number) => ({
  id,
  title: `Puzzle ${id}`,
  author: 'Ann',
  difficulty: 3,
  size: 5,
  datePublished: '2026-11-01',
  featured,
  order,
});

it('gives the featured puzzles alone, in the order of the admin rather than of the list', () => {
  const list = [puzzle('a', true, 3), puzzle('b', false, 1), puzzle('c', true, 2), puzzle('d', true, 10)];
  expect(featuredOf(list).map(({ id }) => id)).toEqual(['c', 'a', 'd']);
  expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
