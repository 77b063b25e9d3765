import { reduce } from '@monster/engine';
import type { Command } from '@monster/engine';
import { expect, test } from 'vitest';
import { commandOf, gameOf, puzzleOf } from '../game/testPuzzle.ts';
import { movesOf } from './gridMotion.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

function movesAfter(letters: string, last: Command | string) {
  const before = gameOf(puzzle, ...letters);
  return movesOf(puzzle, before, reduce(puzzle, before, commandOf(last)), commandOf(last));
}

test('a letter pops where it was typed', () => {
  expect(movesAfter('A', 'X')).toEqual([{ cell: 1, kind: 'pop', delayMs: 0 }]);
});

test('a solved word waves, one cell after another', () => {
  expect(movesAfter('AB', 'C')).toEqual([
    { cell: 0, kind: 'wave', delayMs: 0 },
    { cell: 1, kind: 'wave', delayMs: 45 },
    { cell: 2, kind: 'wave', delayMs: 90 },
  ]);
});

test('the last letter sends a wave over the whole grid, from corner to corner', () => {
  const moves = movesAfter('ABCDEFGH', 'I');
  expect(moves.every(({ kind }) => kind === 'leap')).toBe(true);
  expect(moves.map(({ delayMs }) => delayMs)).toEqual([0, 163, 325, 163, 325, 488, 325, 488, 650]);
});

test('black cells stay where they are', () => {
  const withBlack = puzzleOf('AB#', 'CDE', '#FG');
  const before = gameOf(withBlack, ...'ABCDEF');
  const moves = movesOf(withBlack, before, reduce(withBlack, before, commandOf('G')), commandOf('G'));
  expect(moves.map(({ cell }) => cell)).toEqual([0, 1, 3, 4, 5, 7, 8]);
});

test.each<[string, string, Command | string]>([
  ['selecting a cell', 'A', { type: 'selectCell', cell: 4 }],
  ['Reveal All', 'A', { type: 'revealAll' }],
])('%s moves nothing', (_, letters, last) => {
  expect(movesAfter(letters, last)).toEqual([]);
});
