import { describe, expect, it } from 'vitest';
import { ends, findGrowth } from './soak/flat.ts';
import { proveSoak } from './soak/proveSoak.ts';

/** A slow machine must not fail a test. */
const patient = 300_000;

it(
  'the site answers everything under a steady load',
  async () => {
    const { figures, findings } = await proveSoak(
      'embedded',
      { minutes: 0.05, seed: 1, patienceMs: patient },
      () => {},
    );
    expect(findings).toEqual([]);
    expect(figures[0]).toMatch(/[1-9]\d* answers/u);
  },
  patient,
);

describe('a run', () => {
  const runOf = (memoryMb: (n: number) => number, p99Ms: (n: number) => number) =>
    Array.from({ length: 30 }, (_, n) => ({ memoryMb: memoryMb(n), p99Ms: p99Ms(n) }));

  it('is flat when it only warms up and jumps now and then', () => {
    const samples = runOf(
      (n) => (n < 3 ? 100 : 200 + (n % 7)),
      (n) => (n % 9 === 0 ? 900 : 20),
    );
    expect(findGrowth(samples)).toEqual([]);
    expect(ends(samples.map(({ p99Ms }) => p99Ms))).toEqual({ first: 20, last: 20 });
  });

  it('is not flat when memory or times go on growing', () => {
    const samples = runOf(
      (n) => 200 + n * 10,
      (n) => 20 + n * 5,
    );
    expect(findGrowth(samples)).toEqual(['memoryMb grew from 270 to 450', 'p99Ms grew from 55 to 145']);
  });
});
