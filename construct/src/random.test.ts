import { describe, expect, it } from 'vitest';
import { createRandom, pick, seedOf, shuffle } from './random.ts';

describe('createRandom', () => {
  it('repeats its series for the same seed, within [0, 1)', () => {
    const [a, b] = [createRandom(42), createRandom(42)];
    const series = Array.from({ length: 1000 }, () => a());
    expect(Array.from({ length: 1000 }, () => b())).toEqual(series);
    expect(series.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(new Set(series).size).toBeGreaterThan(990);
  });
});

describe('seedOf', () => {
  it('tells neighbouring dates apart', () => {
    expect(seedOf('2026-11-04')).not.toBe(seedOf('2026-11-05'));
  });
});

describe('shuffle and pick', () => {
  it('keep every item and choose only from the list', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items, createRandom(1)).toSorted((a, b) => a - b)).toEqual(items);
    expect(items).toContain(pick(items, createRandom(2)));
    expect(() => pick([], createRandom(3))).toThrow('empty');
  });
});
