import { expect, test } from 'vitest';
import { isFullButWrong, lettersOf, selectedPattern } from './progress.ts';
import { gameOf, play, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['ABC', 'D#E', 'FGH']);

test.each([
  ['with a blank', '>abc d#e fg.', false],
  ['full and wrong', '>abc d#e fgx', true],
  ['full and all wrong', '>xxx x#x xxx', true],
])('a grid %s is full but wrong: %s', (_, picture, isWrong) => {
  expect(isFullButWrong(puzzle, gameOf(puzzle, picture))).toBe(isWrong);
});

test('a solved grid is not full but wrong', () => {
  expect(isFullButWrong(puzzle, play(puzzle, gameOf(puzzle, 'abc d#e fg>.'), 'H'))).toBe(false);
});

test('the letters of a state do not depend on anything else of it', () => {
  const game = gameOf(puzzle, '>abc d#. ...');
  expect(lettersOf(game)).toBe('ABCD.....');
  expect(lettersOf(play(puzzle, game, { type: 'checkAnswers' }, { type: 'turn' }))).toBe('ABCD.....');
});

test('the pattern of the selected word has the place and its letters', () => {
  expect(selectedPattern(puzzle, gameOf(puzzle, '..x .#v. ..y'))).toEqual({
    word: puzzle.words[3],
    position: 2,
    letters: ['X', '', 'Y'],
  });
});
