import { expect, test } from 'vitest';
import { compareDatabases, countResults, matchesComparison } from './compareDatabases.ts';

const puzzle = (id: string, title = `Puzzle ${id}`) => ({ id, title, author: 'Ann', difficulty: 2 });

test('a puzzle is the same in both databases, in both but different, or in only one', () => {
  const compared = compareDatabases(
    [puzzle('b'), puzzle('a'), puzzle('c', 'Old title')],
    [puzzle('d'), puzzle('c', 'New title'), puzzle('b')],
  );
  expect(compared.map(({ id, result }) => `${id} ${result}`)).toEqual([
    'a main',
    'b same',
    'c different',
    'd external',
  ]);
  expect(compared[2]).toMatchObject({ main: { title: 'Old title' }, external: { title: 'New title' } });
  expect(countResults(compared)).toEqual({ same: 1, different: 1, main: 1, external: 1 });
});

test.each([
  ['author', { author: 'Bob' }],
  ['difficulty', { difficulty: 3 }],
])('a different %s makes a puzzle different', (_field, change) => {
  expect(compareDatabases([puzzle('a')], [{ ...puzzle('a'), ...change }])[0]?.result).toBe('different');
});

test('two empty databases have nothing to compare', () => {
  expect(compareDatabases([], [])).toEqual([]);
});

test.each([
  ['new', true],
  ['OLD c', true],
  ['ann', true],
  ['middle', false],
  ['', true],
])('a search for "%s" finds a puzzle by what either database has: %s', (search, isFound) => {
  const [compared] = compareDatabases([puzzle('c', 'Old title')], [puzzle('c', 'New title')]);
  expect(compared !== undefined && matchesComparison(compared, search)).toBe(isFound);
});
