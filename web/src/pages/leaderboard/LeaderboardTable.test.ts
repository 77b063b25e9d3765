import { describe, expect, it } from 'vitest';
import { findOwnRow } from './LeaderboardTable.tsx';

const entries = [
  { rank: 1, displayName: 'Ann', totalScore: 90 },
  { rank: 2, displayName: 'Bob', totalScore: 80 },
  { rank: 2, displayName: 'Ann', totalScore: 80 },
  { rank: 2, displayName: 'Ann', totalScore: 80 },
];

describe("finding the player's own row", () => {
  it.each([
    ['when the same name also ranks higher', { rank: 2, displayName: 'Ann', totalScore: 80 }, 2],
    ['when it is below the top 100', { rank: 140, displayName: 'Ann', totalScore: 3 }, -1],
    ['when the player has not joined', null, -1],
  ])('%s', (_what, own, index) => {
    expect(findOwnRow(entries, own)).toBe(index);
  });
});
