import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenPatternRule } from './patternRules.ts';
import { parsePatterns } from './patterns.ts';

describe('brokenPatternRule', () => {
  it.each([
    ['an open square', ['...', '...', '...'], null],
    ['an oblong', ['....', '....', '....'], 'it is not a square of 3 or more'],
    ['one black corner', ['#...', '....', '....', '....'], 'it does not look the same upside down'],
    ['two islands', ['...##', '...##', '...##', '##...', '##...'], 'it does not look the same upside down'],
    [
      'two islands, turned',
      ['...####', '...####', '...####', '#######', '####...', '####...', '####...'],
      'its white cells fall apart into regions',
    ],
    [
      'a word of two',
      ['....', '....', '....', '....'].map((row, i) => (i === 0 ? '..#.' : i === 3 ? '.#..' : row)),
      '1-across has fewer than three cells',
    ],
    [
      'a cell in one word only',
      ['.....', '#####', '.....', '.....', '.....'].map(
        (row, i) => ['#...#', '#...#', '.....', '#...#', '#...#'][i] ?? row,
      ),
      'a cell belongs to one word only',
    ],
  ])('judges %s', (_, rows, verdict) => {
    expect(brokenPatternRule(rows)).toBe(verdict);
  });
  it('finds every pattern of the library fair, and none there twice', () => {
    const text = readFileSync(new URL('../../content/patterns.txt', import.meta.url), 'utf8');
    const all = [...parsePatterns(text).values()].flat();
    expect(all.filter((rows) => brokenPatternRule(rows) !== null)).toEqual([]);
    expect(new Set(all.map((rows) => rows.join())).size).toBe(all.length);
    expect([...parsePatterns(text).keys()]).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });
});
