import { reduce } from '@monster/engine';
import type { Command } from '@monster/engine';
import { expect, test } from 'vitest';
import { commandOf, gameOf, puzzleOf } from '../game/testPuzzle.ts';
import { notesOf } from './sounds.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

test.each<[string, string, Command | string, number]>([
  ['a letter plays one tap', '', 'A', 1],
  ['a solved word plays two notes', 'AB', 'C', 2],
  ['a solved puzzle plays a fanfare', 'ABCDEFGH', 'I', 4],
  ['selecting a cell is silent', 'A', { type: 'selectCell', cell: 4 }, 0],
  ['Reveal All is silent', 'A', { type: 'revealAll' }, 0],
])('%s', (_, letters, last, notes) => {
  const before = gameOf(puzzle, ...letters);
  const after = reduce(puzzle, before, commandOf(last));
  expect(notesOf(before, after, commandOf(last))).toHaveLength(notes);
});
