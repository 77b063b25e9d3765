import { reduce } from '@monster/engine';
import type { Command } from '@monster/engine';
import { expect, test } from 'vitest';
import { changedClues } from './paintClues.ts';
import { commandOf, gameOf, puzzleOf } from './testPuzzle.ts';

// Words 0 to 2 run across, 3 to 5 down.
const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

test.each<[string, (Command | string)[], Command | string, number[]]>([
  [
    'a letter inside a word: the clue that crossed it and the one that crosses the next cell',
    [],
    'X',
    [3, 4],
  ],
  ['clearing a cell: none', ['X', { type: 'home' }], { type: 'deleteLetter' }, []],
  [
    'going to the next clue: the one that was current and the one that is now',
    [],
    { type: 'nextClue' },
    [0, 1],
  ],
  ['a letter that solves a word: its clue, the next and those that cross', ['A', 'B'], 'C', [0, 1, 3, 5]],
  ['Reveal All: every clue', [], { type: 'revealAll' }, [0, 1, 2, 3, 4, 5]],
  ['a tick of the clock: none', [{ type: 'resume', now: 0 }], { type: 'tick', now: 9 }, []],
])('clues to repaint after %s', (_, before, command, clues) => {
  const game = gameOf(puzzle, ...before);
  const changed = changedClues(puzzle, game, reduce(puzzle, game, commandOf(command)));
  expect([...changed].toSorted((a, b) => a - b)).toEqual(clues);
});
