import { SOLVE_DOUBTS } from '@monster/engine';
import { describe, expect, test } from 'vitest';
import { describeDoubt, describeMedal, describeRank, describeStanding } from './describeSolve.ts';

describe('a solve that is not ranked', () => {
  test.each(SOLVE_DOUBTS)('because of "%s" says why', (doubt) => {
    expect(describeDoubt(doubt)).toMatch(/^Not ranked: (?!the server had a doubt)[a-z].+\.$/);
  });

  test('for a reason that this page does not know says that there is one', () => {
    expect(describeDoubt('newRule')).toBe('Not ranked: the server had a doubt.');
  });
});

describe('a ranked solve', () => {
  const standing = { rank: 1_012, solves: 4_321, fasterThan: 76, medal: 'silver' } as const;

  test('is compared with those of its kind', () => {
    expect(describeStanding({ standing, isHelped: false })).toBe(
      'Faster than 76% of those who solved it without help.',
    );
    expect(describeStanding({ standing, isHelped: true })).toBe(
      'Faster than 76% of those who solved it with help.',
    );
    expect(describeRank(standing)).toBe('Rank 1,012 of 4,321');
    expect(describeMedal(standing.medal)).toBe(
      'Silver: you are in the fastest third of those who needed no help.',
    );
  });

  test('that is the slowest is not told so twice', () => {
    const last = { ...standing, fasterThan: 0, medal: null };
    expect(describeStanding({ standing: last, isHelped: true })).toBe('You have solved it with help.');
  });

  test('without others to compare it with is the first', () => {
    const first = { ...standing, rank: 1, solves: 1, fasterThan: null };
    expect(describeStanding({ standing: first, isHelped: false })).toBe(
      'You are the first to solve it without help.',
    );
  });
});
