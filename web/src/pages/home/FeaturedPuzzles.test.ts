import { expect, it } from 'vitest';
import { pickFeatured } from './FeaturedPuzzles.tsx';

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

it("picks only the featured puzzles, in the admin's order rather than the list's", () => {
  const list = [puzzle('a', true, 3), puzzle('b', false, 1), puzzle('c', true, 2), puzzle('d', true, 10)];
  expect(pickFeatured(list).map(({ id }) => id)).toEqual(['c', 'a', 'd']);
  expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
