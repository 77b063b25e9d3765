import { expect, test } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

const puzzle = { id: '05-1-0001', title: 'Café Doors', author: 'Ann Lee', datePublished: '2026-11-20' };

test.each([
  ['', true],
  ['  ', true],
  ['CAFE', true],
  ['lee doors', true],
  ['05-1', true],
  ['2026-11', true],
  ['ann bee', false],
])('a search for "%s" finds the puzzle: %s', (search, isFound) => {
  expect(matchesSearch(puzzle, search)).toBe(isFound);
});
