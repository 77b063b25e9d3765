import { expect, test } from 'vitest';
import { holdsWords } from './holdsWords.ts';

const puzzle = { id: '05-1-0001', title: 'Café Doors', author: 'Ann Lee', datePublished: '2026-11-20' };

test.each([
  ['', true],
  ['  ', true],
  ['CAFE', true],
  ['lee doors', true],
  ['05-1', true],
  ['2026-11', true],
  ['ann bee', false],
])('a search for "%s" finds it: %s', (search, isFound) => {
  expect(holdsWords(puzzle, search)).toBe(isFound);
});
