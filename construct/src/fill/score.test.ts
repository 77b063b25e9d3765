import { describe, expect, it } from 'vitest';
import { rateGrid } from './score.ts';

const scoresWith = (changes: Record<string, number>): Map<string, number> =>
  new Map(Object.entries({ TWO: 90, OIL: 90, END: 90, TOE: 90, WIN: 90, OLD: 90, ...changes }));
const rows = ['TWO', 'OIL', 'END'];

describe('rateGrid', () => {
  it('rates a grid of equal words with their score', () => {
    expect(rateGrid(rows, scoresWith({}))).toEqual({ score: 90, rare: [], blindCrossings: [] });
  });
  it('weighs the weakest words more than the rest', () => {
    expect(rateGrid(rows, scoresWith({ OIL: 30, TOE: 80 })).score).toBeLessThan((30 + 80 + 4 * 90) / 6);
  });
  it('names rare words, worst first, and the crossings where two of them meet', () => {
    const quality = rateGrid(rows, scoresWith({ OIL: 20, OLD: 10 }));
    expect(quality.rare).toEqual(['OLD', 'OIL']);
    expect(quality.blindCrossings).toEqual(['OIL/OLD']);
  });
  it('rates an unknown word as 0', () => {
    expect(rateGrid(rows, new Map()).score).toBe(0);
  });
});
