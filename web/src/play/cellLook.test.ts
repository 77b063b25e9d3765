import type { Command } from '@monster/engine';
import { expect, test } from 'vitest';
import { cellLook } from './cellLook.ts';
import { gameOf, puzzleOf } from './testPuzzle.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

test.each<[string, (Command | string)[], number, string]>([
  ['an empty cell elsewhere has no look', [], 4, ''],
  ['the selected cell', [], 0, ' selected'],
  ['a cell of the selected word', [], 1, ' inWord'],
  ['a letter in the selected word', ['X'], 0, 'X inWord'],
  ['a solved cell', ['A', 'B', 'C'], 0, 'A solved'],
  ['a wrong letter that was checked', ['X', { type: 'checkAnswers' }], 0, 'X error inWord'],
  ['a right letter that was checked', ['A', { type: 'checkAnswers' }], 0, 'A checked inWord'],
  ['a revealed cell', [{ type: 'revealAll' }], 4, 'E solved revealed'],
])('%s', (_, commands, cell, look) => {
  expect(cellLook(puzzle, gameOf(puzzle, ...commands), cell)).toBe(look);
});
