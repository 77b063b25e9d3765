import { reduce } from '@monster/engine';
import type { Command } from '@monster/engine';
import { expect, test } from 'vitest';
import { changedClues, crossingWord } from './paintClues.ts';
import { commandOf, gameOf, puzzleOf } from './testPuzzle.ts';

// Words 0 to 2 run across, 3 to 5 down.
const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

test.each<[string, (Command | string)[], Command | string, number[]]>([
  ['a letter inside a word: none', [], 'X', []],
  [
    'going to the next clue: the one that was current and the one that is now',
    [],
    { type: 'nextClue' },
    [0, 1],
  ],
  ['a letter that solves a word: its clue and the next', ['A', 'B'], 'C', [0, 1]],
  ['Reveal All: every clue', [], { type: 'revealAll' }, [0, 1, 2, 3, 4, 5]],
  ['a tick of the clock: none', [{ type: 'resume', now: 0 }], { type: 'tick', now: 9 }, []],
])('clues to repaint after %s', (_, before, command, clues) => {
  const game = gameOf(puzzle, ...before);
  const changed = changedClues(puzzle, game, reduce(puzzle, game, commandOf(command)));
  expect([...changed].toSorted((a, b) => a - b)).toEqual(clues);
});

test('the crossing word is the other one through the selected cell, if there is one', () => {
  expect(crossingWord(puzzle, gameOf(puzzle, 'X'))?.id).toBe(4);
  expect(crossingWord(puzzle, gameOf(puzzle, 'X', { type: 'turn' }))?.id).toBe(0);
  const ring = puzzleOf('ABC', 'D#E', 'FGH');
  expect(crossingWord(ring, gameOf(ring, 'X'))).toBeUndefined();
});
