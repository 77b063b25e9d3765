import type { PuzzleListItem } from '@monster/contract';
import { expect, test } from 'vitest';
import { groupByMonth, matchesFilter } from './archiveList.ts';

const puzzle = (id: string, datePublished: string, size = 5, difficulty = 1): PuzzleListItem => ({
  id,
  title: `Daily Teaser ${id}`,
  author: 'Ann',
  difficulty,
  size,
  datePublished,
  featured: false,
  order: 0,
});

test('groups puzzles by month, newest first, and those without a date last', () => {
  const list = [
    puzzle('u', ''),
    puzzle('a', '2026-10-31'),
    puzzle('c', '2026-11-15'),
    puzzle('b', '2026-11-01'),
    puzzle('z', '2025-11-02'),
  ];
  expect(groupByMonth(list).map(({ month, puzzles }) => [month, puzzles.map(({ id }) => id)])).toEqual([
    ['2026-11', ['c', 'b']],
    ['2026-10', ['a']],
    ['2025-11', ['z']],
    ['', ['u']],
  ]);
});

test.each([
  [null, null, true],
  [5, null, true],
  [7, null, false],
  [null, 1, true],
  [5, 2, false],
  [5, 1, true],
])('the filter for size %s and difficulty %s shows a one-star 5x5: %s', (size, difficulty, isShown) => {
  expect(matchesFilter(puzzle('a', '2026-11-15'), { size, difficulty })).toBe(isShown);
});
