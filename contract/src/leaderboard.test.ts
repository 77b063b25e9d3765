import { describe, expect, it } from 'vitest';
import { leaderboardSubmission, maxTotalScore } from './leaderboard.ts';

describe('a total score', () => {
  const isAccepted = (totalScore: unknown): boolean =>
    leaderboardSubmission.safeParse({ email: 'a@b.co', displayName: 'Ann', totalScore }).success;

  it('is at most five days plus the bonus for all words but the last in five 15x15 grids', () => {
    expect(maxTotalScore).toBe(5 * (86_400 + 149 * 60));
  });

  it.each([0, 1, 432_000, maxTotalScore])('of %d is accepted', (total) => {
    expect(isAccepted(total)).toBe(true);
  });

  it.each([-1, 0.5, maxTotalScore + 1, Number.NaN, Infinity, '5', null, undefined])(
    'of %s is rejected',
    (total) => {
      expect(isAccepted(total)).toBe(false);
    },
  );
});
