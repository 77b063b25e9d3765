import { completeLevel, enterLevel, readProgress } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { firstStep, nextStep } from './nextStep.ts';

const uid = 'a'.repeat(64);
const solved = (level: number, nextPath: string) =>
  completeLevel(enterLevel(readProgress(undefined), level, `/levels/${level}-5`), level, 9, nextPath);

describe('the step after the leaderboard', () => {
  it('is the challenge, with a timer, for players who have not solved a level', () => {
    expect(nextStep(readProgress(undefined), uid)).toBe(firstStep);
    expect(firstStep.href).toBe('/levels/1-5?puzzle=03-1-0001&timer=3');
  });

  it('is the next level for players who have just solved one', () => {
    const step = nextStep(solved(2, '/levels/3-5?puzzle=x&timer=3'), uid);
    expect(step).toEqual({ label: 'Next Level', href: '/levels/3-5?puzzle=x&timer=3' });
  });

  it('is the monster after the fifth level, once the uid is known', () => {
    const href = `/todaycrossword?puzzle=13-4-0001&uid=${uid}`;
    expect(nextStep(solved(5, '/puzzles/2'), uid)).toEqual({ label: 'Unlock Monster', href });
    expect(nextStep(solved(5, '/puzzles/2'), null)).toBe(firstStep);
  });
});
