import { describe, expect, it } from 'vitest';
import { starsOf } from './stars.ts';

const scores = new Map(['CAT', 'OPE', 'BED', 'COB', 'APE', 'TED'].map((word) => [word, 80]));
const clues = (difficulty: 1 | 2 | 3) => Array.from({ length: 6 }, () => ({ text: 'Clue', difficulty }));
const open = (size: number) => Array.from({ length: size }, () => 'A'.repeat(size));

describe('starsOf', () => {
  it('grows with the difficulty of the clues', () => {
    const small = ['CAT', 'OPE', 'BED'];
    expect([1, 2, 3].map((each) => starsOf(small, clues(each as 1 | 2 | 3), scores))).toEqual([1, 2, 4]);
  });
  it('grows with the size of the grid, up to five stars', () => {
    const sizes = [5, 7, 11, 15].map((size) => starsOf(open(size), clues(2), new Map()));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes.at(-1)).toBe(5);
  });
  it('grows when the words are less familiar, and when the grid is more open', () => {
    const rows = open(5);
    const known = (score: number) => new Map([['AAAAA', score]]);
    expect(starsOf(rows, clues(2), known(50))).toBeGreaterThan(starsOf(rows, clues(2), known(95)));
    const closed = ['AAA##', 'AAA##', 'AAAAA', '##AAA', '##AAA'];
    expect(starsOf(rows, clues(2), new Map())).toBeGreaterThan(starsOf(closed, clues(2), new Map()));
  });
});
