import { newGame, reduce } from '@monster/engine';
import { expect, test } from 'vitest';
import { commandOf, gameOf, puzzleOf } from '../../game/testPuzzle.ts';
import { commandsOf } from './broughtLetters.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');
const inPencil = {
  type: 'typeLetter',
  letter: 'Z',
  settings: { skipFilled: true, jumpToNextClue: true, pencil: true },
} as const;

test('letters are written where they were, in ink or in pencil, and the selection stays', () => {
  const own = gameOf(
    puzzle,
    'A',
    { type: 'selectCell', cell: 4 },
    inPencil,
    { type: 'selectCell', cell: 8 },
    'I',
  );
  const room = reduce(puzzle, newGame(puzzle), { type: 'selectCell', cell: 3 });
  const after = commandsOf(own, room)
    .map(commandOf)
    .reduce((game, command) => reduce(puzzle, game, command), room);
  expect(after.cells.map(({ userValue, isPencil }) => `${userValue}${isPencil ? "'" : ''}`)).toEqual([
    'A',
    '',
    '',
    '',
    "Z'",
    '',
    '',
    '',
    'I',
  ]);
  expect(after.selection).toEqual(room.selection);
});

test('a game without letters brings nothing', () => {
  expect(commandsOf(newGame(puzzle), newGame(puzzle))).toEqual([]);
});
