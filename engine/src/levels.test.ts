import { expect, test } from 'vitest';
import { highestScore, levelFraction, LEVELS, nextLevelPath, parseLevel } from './levels.ts';

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
