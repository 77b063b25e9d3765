import { describe, expect, test } from 'vitest';
import {
  completeLevel,
  enterLevel,
  highestScore,
  levelFraction,
  LEVELS,
  mergeProgress,
  nextLevelPath,
  parseLevel,
  readProgress,
} from './levels.ts';

test('the levels and their puzzles are those of the campaign', () => {
  expect(LEVELS.map(({ level, puzzleId }) => `${level} ${puzzleId}`)).toEqual([
    '1 03-1-0001',
    '2 04-1-0001',
    '3 05-2-0001',
    '4 06-3-0001',
    '5 07-3-0001',
  ]);
});

test.each([
  [1, '/levels/2-5', '04-1-0001'],
  [4, '/levels/5-5', '07-3-0001'],
  [5, '/puzzles/2', null],
])('after level %i comes %s', (level, path, puzzleId) => {
  expect(nextLevelPath(level)).toEqual({ path, puzzleId });
});

test.each([
  ['1-5', 1],
  ['5-5', 5],
  ['3-anything', 3],
  ['0-5', null],
  ['6-5', null],
  ['12-5', null],
  ['1', null],
  ['1-', null],
  ['x-5', null],
  ['', null],
])('the path %j is level %j', (path, level) => {
  expect(parseLevel(path)).toBe(level);
});

test('the bar fills by quarters', () => {
  expect([1, 2, 3, 4, 5].map(levelFraction)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('the highest score is a day and a minute for every word but the last', () => {
  expect(highestScore(6)).toBe(86_400 + 300);
});

const fresh = readProgress(undefined);

describe('the progress of the levels', () => {
  test('has exactly the fields that are stored', () => {
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

  test.each([
    null,
    5,
    'garbage',
    [],
    { levelScores: 'x', currentLevel: 9, currentLevelPath: '//evil.example' },
  ])('starts over from %j', (stored) => {
    expect(readProgress(stored)).toEqual(fresh);
  });

  test('keeps the valid parts of old or damaged data, and computes the total itself', () => {
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

  test('adds up level scores, and keeps the best score of a level', () => {
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

  test('keeps only a level that is opened again complete', () => {
    const solved = completeLevel(enterLevel(fresh, 1, '/levels/1-5'), 1, 9, '/levels/2-5');
    expect(enterLevel(solved, 1, '/levels/1-5').isLevelComplete).toBe(true);
    expect(enterLevel(solved, 2, '/levels/2-5').isLevelComplete).toBe(false);
  });

  test('stays complete after level 5', () => {
    const done = completeLevel(enterLevel(fresh, 5, '/levels/5-5'), 5, 1, '/puzzles/2');
    expect(done).toMatchObject({ isGameComplete: true, nextLevelPath: '/puzzles/2' });
    expect(completeLevel(enterLevel(done, 1, '/levels/1-5'), 1, 1, '/levels/2-5').isGameComplete).toBe(true);
  });

  test('of two copies has the best scores of both, and the place of the later one', () => {
    const one = completeLevel(completeLevel(fresh, 1, 50, '/levels/2-5'), 5, 9, '/puzzles/2');
    const later = completeLevel(enterLevel(fresh, 2, '/levels/2-5'), 2, 30, '/levels/3-5');
    const other = completeLevel(later, 1, 40, '/levels/3-5');
    expect(mergeProgress(one, other)).toEqual({
      ...other,
      levelScores: { 1: 50, 2: 30, 5: 9 },
      totalScore: 89,
      isGameComplete: true,
    });
    expect(mergeProgress(fresh, other)).toEqual(other);
    expect(mergeProgress(other, fresh).isFirstVisit).toBe(false);
  });

  test('survives being stored', () => {
    const progress = completeLevel(enterLevel(fresh, 2, '/levels/2-5?puzzle=x'), 2, 9, '/levels/3-5');
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });
});
