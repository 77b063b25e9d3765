import { describe, expect, it } from 'vitest';
import { findOwnRow } from './findOwnRow.ts';

const entries = [
  { rank: 1, displayName: 'Ann', totalScore: 90 },
  { rank: 2, displayName: 'Bob', totalScore: 80 },
  { rank: 2, displayName: 'Ann', totalScore: 80 },
  { rank: 2, displayName: 'Ann', totalScore: 80 },
];

describe('the row of the player', () => {
  it.each([
    ['of a name that stands higher too', { rank: 2, displayName: 'Ann', totalScore: 80 }, 2],
    ['below the top', { rank: 140, displayName: 'Ann', totalScore: 3 }, -1],
    ['of nobody', null, -1],
  ])('%s', (_what, own, index) => {
    expect(findOwnRow(entries, own)).toBe(index);
  });
});
