import { describe, expect, it } from 'vitest';
import { Allowance } from './allowance.ts';

describe('an allowance', () => {
  it('is used up at once or bit by bit, and grows again up to its limit', () => {
    let now = 0;
    const allowance = new Allowance({ perSecond: 10, burst: 30 }, () => now);
    expect([allowance.take('ann', 20), allowance.take('ann', 10)]).toEqual([0, 0]);
    expect(allowance.take('ann', 5)).toBe(500);
    expect(allowance.take('bob', 30)).toBe(0);
    now = 500;
    expect([allowance.take('ann', 5), allowance.take('ann', 1)]).toEqual([0, 100]);
    now = 60_000;
    expect([allowance.take('ann', 30), allowance.take('ann', 1)]).toEqual([0, 100]);
  });

  it('is not used by what is refused, nor enlarged by a clock that is set back', () => {
    let now = 10_000;
    const allowance = new Allowance({ perSecond: 10, burst: 10 }, () => now);
    expect([allowance.take('ann', 8), allowance.take('ann', 5), allowance.take('ann', 2)]).toEqual([
      0, 300, 0,
    ]);
    now = 0;
    expect(allowance.take('ann', 1)).toBe(100);
  });
});
