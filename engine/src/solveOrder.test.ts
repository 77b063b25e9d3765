import { expect, test } from 'vitest';
import { solveOrder } from './solveOrder.ts';
import { gameOf, play, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['ABC', 'D#E', 'FGH']);

test('a letter is as old as the last time the player wrote it; letters from before the history are the oldest', () => {
  const game = play(puzzle, gameOf(puzzle, 'a>.. .#. ...'), 'X', 'C', { type: 'selectCell', cell: 1 }, 'B');
  expect(solveOrder(puzzle, game).slice(0, 3)).toEqual([0, 2, 1]);
});

test('black cells and letters that were given have no place in the order', () => {
  const game = play(puzzle, gameOf(puzzle, '>... .#. ...'), 'A', { type: 'reveal', scope: 'letter' }, 'C');
  expect(solveOrder(puzzle, game)).toEqual([1, null, 2, 0, null, 0, 0, 0, 0]);
});
