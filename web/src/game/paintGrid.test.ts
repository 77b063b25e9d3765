import { DEFAULT_TYPING } from '@monster/engine';
import type { Command } from '@monster/engine';
import { expect, test } from 'vitest';
import { cellMarks } from './paintGrid.ts';
import { gameOf, puzzleOf } from './testPuzzle.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

const pencilX: Command = {
  type: 'typeLetter',
  letter: 'X',
  settings: { ...DEFAULT_TYPING, pencil: true },
};

test.each<[string, (Command | string)[], number, string[]]>([
  ['an empty cell elsewhere has no marks', [], 4, []],
  ['the selected cell', [], 0, ['selected']],
  ['a cell of the selected word', [], 1, ['inWord']],
  ['a letter in the selected word', ['X'], 0, ['inWord']],
  ['a solved cell', ['A', 'B', 'C'], 0, ['solved']],
  ['a wrong letter that was checked', ['X', { type: 'check', scope: 'grid' }], 0, ['error', 'inWord']],
  ['a right letter that was checked', ['A', { type: 'check', scope: 'grid' }], 0, ['checked', 'inWord']],
  ['a letter in pencil', [pencilX], 0, ['pencil', 'inWord']],
  ['a revealed cell', [{ type: 'revealAll' }], 4, ['solved', 'revealed']],
])('%s', (_, commands, cell, marks) => {
  expect(cellMarks(puzzle, gameOf(puzzle, ...commands), cell)).toEqual(marks);
});
