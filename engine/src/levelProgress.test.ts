import { describe, expect, it } from 'vitest';
import { completeLevel, enterLevel, readProgress } from './levelProgress.ts';

const fresh = readProgress(undefined);

describe('the progress of the levels', () => {
  it('has exactly the fields that are kept', () => {
    expect(fresh).toEqual({
      currentLevel: 1,
      totalScore: 0,
      levelScores: {},
      isLevelComplete: false,
      currentLevelPath: '',
      nextLevelPath: '',
      isFirstVisit: true,
      isGameComplete: false,
    });
  });

  it.each([
    null,
    5,
    'rubbish',
    [],
    { levelScores: 'x', currentLevel: 9, currentLevelPath: '//evil.example' },
  ])('starts afresh from %j', (stored) => {
    expect(readProgress(stored)).toEqual(fresh);
  });

  it('keeps what is valid of an old or damaged shape, and counts the total itself', () => {
    const stored = {
      currentLevel: 3,
      totalScore: 1e9,
      levelScores: { 1: 50, '01': 50, 2: -5, 3: 7.5, 9: 1, 4: 20 },
      isFirstVisit: false,
    };
    expect(readProgress(stored)).toMatchObject({
      currentLevel: 3,
      totalScore: 70,
      levelScores: { 1: 50, 4: 20 },
      isFirstVisit: false,
    });
  });

  it('adds up level scores, and keeps the better one of a level played again', () => {
    const one = completeLevel(enterLevel(fresh, 1, '/levels/1-5'), 1, 100, '/levels/2-5');
    expect(one).toMatchObject({
      totalScore: 100,
      isLevelComplete: true,
      nextLevelPath: '/levels/2-5',
      isFirstVisit: false,
    });
    const two = completeLevel(enterLevel(one, 2, '/levels/2-5'), 2, 30, '/levels/3-5');
    expect(two.totalScore).toBe(130);
    expect(completeLevel(two, 1, 40, '/levels/2-5').totalScore).toBe(130);
    expect(completeLevel(two, 1, 140, '/levels/2-5').totalScore).toBe(170);
  });

  it('knows a level that is opened again as complete, and no other', () => {
    const solved = completeLevel(enterLevel(fresh, 1, '/levels/1-5'), 1, 9, '/levels/2-5');
    expect(enterLevel(solved, 1, '/levels/1-5').isLevelComplete).toBe(true);
    expect(enterLevel(solved, 2, '/levels/2-5').isLevelComplete).toBe(false);
  });

  it('is complete for good after level 5', () => {
    const done = completeLevel(enterLevel(fresh, 5, '/levels/5-5'), 5, 1, '/puzzles/2');
    expect(done).toMatchObject({ isGameComplete: true, nextLevelPath: '/puzzles/2' });
    expect(completeLevel(enterLevel(done, 1, '/levels/1-5'), 1, 1, '/levels/2-5').isGameComplete).toBe(true);
  });

  it('survives being stored', () => {
    const progress = completeLevel(enterLevel(fresh, 2, '/levels/2-5?puzzle=x'), 2, 9, '/levels/3-5');
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });
});
