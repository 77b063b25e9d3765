import { DEFAULT_TYPING, reduce } from '@monster/engine';
import type { Command } from '@monster/engine';
import { describe, expect, test } from 'vitest';
import { almostThere, announceChange, describeSelection } from './announce.ts';
import { commandOf, gameOf, puzzleOf } from './testPuzzle.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');

/** Returns the announcement for the last of these commands. */
function announcementOf(...commands: (Command | string)[]): string {
  const before = gameOf(puzzle, ...commands.slice(0, -1));
  const last = commands.at(-1);
  const after = last === undefined ? before : reduce(puzzle, before, commandOf(last));
  return announceChange(puzzle, before, after, () => true);
}

test('the selection is described by its clue, position and pattern', () => {
  expect(describeSelection(puzzle, gameOf(puzzle, 'X'))).toBe(
    '1-Across, Clue of 1-Across: 2 of 3, X blank blank',
  );
});

test('a circle and shading are described with their cell, before what the player did in it', () => {
  const marked = { ...puzzle, circled: [0, 1], shaded: [1] };
  expect(describeSelection(marked, gameOf(marked))).toMatch(/: 1 of 3, blank blank blank, circled$/);
  const inPencil = { ...DEFAULT_TYPING, pencil: true };
  const game = gameOf(
    marked,
    'A',
    { type: 'typeLetter', letter: 'X', settings: inPencil },
    { type: 'move', arrow: 'left' },
  );
  expect(describeSelection(marked, game)).toMatch(/: 2 of 3, A X blank, circled, shaded, X is in pencil$/);
});

describe('a change is announced:', () => {
  test.each<[string, (Command | string)[], string]>([
    ['a letter', ['X'], 'X'],
    ['a cleared cell', ['X', { type: 'backspace' }], 'cleared'],
    ['a step in the word', [{ type: 'move', arrow: 'right' }], '2 of 3, blank blank blank'],
    ['another word', [{ type: 'turn' }], '1-Down, Clue of 1-Down: 1 of 3, blank blank blank'],
    [
      'a solved word and the next',
      ['A', 'B', 'C'],
      'C. 1-Across solved. 4-Across, Clue of 4-Across: 1 of 3, blank blank blank',
    ],
    ['one wrong letter', ['X', { type: 'check', scope: 'grid' }], '1 wrong letter'],
    ['two wrong letters', ['X', 'X', { type: 'check', scope: 'grid' }], '2 wrong letters'],
    ['a full but wrong grid', [...'ABCDEFGHX'], `X. ${almostThere}`],
    ['the end', [...'ABCDEFGHI'], 'I. 5-Across solved. 3-Down solved. Puzzle completed! Amazing work!'],
    [
      'no wrong letter',
      ['A', { type: 'check', scope: 'letter' }, 'B', { type: 'check', scope: 'word' }],
      'No wrong letters',
    ],
    [
      'standing on a wrong letter',
      ['X', { type: 'check', scope: 'grid' }, { type: 'move', arrow: 'left' }],
      '1 of 3, X blank blank, X is wrong',
    ],
    [
      'standing on a solved letter',
      ['A', 'B', 'C', { type: 'selectCell', cell: 1 }],
      '1-Across, Clue of 1-Across: 2 of 3, A B C, B is solved',
    ],
    ['a revealed letter', [{ type: 'reveal', scope: 'letter' }], 'Revealed: letter 1 is A'],
    ['Reveal All', [{ type: 'revealAll' }], 'All answers revealed'],
  ])('%s', (_, commands, text) => {
    expect(announcementOf(...commands)).toBe(text);
  });

  test('a hint, with its letters and the number left', () => {
    expect(announcementOf({ type: 'useHint', seed: 1 })).toMatch(
      /^Hint: letter 2 is B, letter 3 is C, 2 hints left/,
    );
    expect(announcementOf('A', 'B', { type: 'move', arrow: 'right' }, { type: 'useHint', seed: 1 })).toMatch(
      /^Hint: letter 3 is C, 2 hints left\. 1-Across solved/,
    );
  });
});

test('an equal game in other objects, such as one that another tab has saved, is not announced', () => {
  const game = gameOf(puzzle, 'X');
  expect(announceChange(puzzle, game, structuredClone(game), () => true)).toBe('');
});

test('a full but wrong grid is not announced when its letters are not news', () => {
  const before = gameOf(puzzle, ...'ABCDEFGH');
  expect(announceChange(puzzle, before, reduce(puzzle, before, commandOf('X')), () => false)).toBe('X');
});
