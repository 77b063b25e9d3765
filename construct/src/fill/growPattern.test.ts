import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenPatternRule, fallsApart } from './growPattern.ts';
import { parsePatterns } from './patterns.ts';

describe('brokenPatternRule', () => {
  it.each([
    ['an open square', ['...', '...', '...'], null],
    ['a rectangle', ['....', '....', '....'], 'The grid is not a square of 3x3 or more.'],
    ['one black corner', ['#...', '....', '....', '....'], null],
    ['two islands', ['...##', '...##', '...##', '##...', '##...'], 'The grid has no symmetry.'],
    [
      'two symmetric islands',
      ['...####', '...####', '...####', '#######', '####...', '####...', '####...'],
      'The grid has 2 regions that do not touch.',
    ],
    [
      'a word of two',
      ['....', '....', '....', '....'].map((row, i) => (i === 0 ? '..#.' : i === 3 ? '.#..' : row)),
      'Row 1, column 4 is not in two words.',
    ],
    [
      'a cell in one word only',
      ['.....', '#####', '.....', '.....', '.....'].map(
        (row, i) => ['#...#', '#...#', '.....', '#...#', '#...#'][i] ?? row,
      ),
      'Row 3, column 1 is not in two words.',
    ],
  ])('judges %s', (_, rows, verdict) => {
    expect(brokenPatternRule(rows)).toBe(verdict);
  });
  it('finds every pattern of the library fair, and none of them twice', () => {
    const text = readFileSync(new URL('../../../content/patterns.txt', import.meta.url), 'utf8');
    const all = [...parsePatterns(text).values()].flat();
    expect(all.filter((rows) => brokenPatternRule(rows) !== null)).toEqual([]);
    expect(new Set(all.map((rows) => rows.join())).size).toBe(all.length);
    expect([...parsePatterns(text).keys()]).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });
});

describe('fallsApart', () => {
  it.each([
    ['an open square', ['.....', '.....', '.....', '.....', '.....'], false],
    ['two corners held by two words', ['...##', '...##', '.....', '##...', '##...'], false],
    [
      'two blocks held by one word',
      ['...####', '...####', '...####', '.......', '####...', '####...', '####...'],
      true,
    ],
  ])('judges %s', (_, rows, verdict) => {
    expect(fallsApart(rows)).toBe(verdict);
  });
});
