import { expect, test } from 'vitest';
import { solutionHash } from './solutionHash.ts';
import { numberGrid } from './puzzle.ts';

const markOf = (...rows: string[]): number => solutionHash(numberGrid(rows).flat());

test('the same solution has the same mark, and another letter or a black cell makes another one', () => {
  const marks = [markOf('CAT', 'APE', 'BED'), markOf('CAB', 'APE', 'BED'), markOf('CA#', 'APE', 'BED')];
  expect(markOf('CAT', 'APE', 'BED')).toBe(marks[0]);
  expect(new Set(marks).size).toBe(3);
});
