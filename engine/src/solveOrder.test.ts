import { expect, test } from 'vitest';
import { UNDO_LIMIT } from './history.ts';
import { solveOrder } from './solveOrder.ts';
import { gameOf, play, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['ABC', 'D#E', 'FGH']);

test('a letter is as old as the last time the player wrote it', () => {
  const game = play(
    puzzle,
    gameOf(puzzle, '>... .#. ...'),
    'A',
    'X',
    'C',
    { type: 'selectCell', cell: 1 },
    'B',
  );
  expect(solveOrder(puzzle, game).slice(0, 3)).toEqual([0, 2, 1]);
});

test('black cells and letters that were given have no place in the order', () => {
  const game = play(puzzle, gameOf(puzzle, '>... .#. ...'), 'A', { type: 'reveal', scope: 'letter' }, 'C');
  expect(solveOrder(puzzle, game)).toEqual([0, null, 1, null, null, null, null, null, null]);
});

test('letters that are older than a full history come first', () => {
  const game = play(puzzle, gameOf(puzzle, '>... .#. ...'), 'A');
  const edits = Array.from({ length: UNDO_LIMIT }, () => game.undo).flat();
  expect(solveOrder(puzzle, { ...game, undo: edits })).toEqual([1, 0, 0, 0, null, 0, 0, 0, 0]);
});
