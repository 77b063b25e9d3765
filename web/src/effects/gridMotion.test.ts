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

test.each<[string, string, Command | string]>([
  ['selecting a cell', 'A', { type: 'selectCell', cell: 4 }],
  ['Reveal All', 'A', { type: 'revealAll' }],
  ['the last letter', 'ABCDEFGH', 'I'],
])('%s moves nothing', (_, letters, last) => {
  expect(movesAfter(letters, last)).toEqual([]);
});
