import { describe, expect, test } from 'vitest';
import { toggleBlock } from './editGrid.ts';
import { clueListsOf, followClues, placeClues } from './followClues.ts';
import type { CluesOfGrid } from './followClues.ts';
import { dataOf } from './testGame.ts';

/** The clues of a grid, each named after its answer. */
const cluesOf = (rows: readonly string[]): CluesOfGrid => ({
  clues: placeClues(rows, dataOf(rows)).map((clue) => ({ ...clue, text: clue.answer.toLowerCase() })),
  spare: [],
});
const texts = (clues: CluesOfGrid['clues']): string =>
  clues.map(({ answer, text }) => `${answer}=${text}`).join(' ');
const follow = (before: readonly string[], ...steps: (readonly string[])[]): CluesOfGrid =>
  steps.reduce(followClues, cluesOf(before));

const open = ['ABC', 'DEF', 'GHI'];

describe('clues', () => {
  test.each([
    [
      'stay with their cells when a letter changes',
      [['ABC', 'DEX', 'GHI']],
      'ABC=abc DEX=def GHI=ghi ADG=adg BEH=beh CXI=cfi',
      '',
    ],
    [
      'stay with their cells while a letter is missing',
      [['AB.', 'DEF', 'GHI']],
      'AB.=abc DEF=def GHI=ghi ADG=adg BEH=beh .FI=cfi',
      '',
    ],
    [
      'become spare when a block cuts their words',
      [['ABC', 'DEF', 'GH#']],
      'ABC=abc DEF=def GH= ADG=adg BEH=beh CF=',
      'ghi cfi',
    ],
    [
      'come back with their answers',
      [
        ['ABC', 'DEF', 'GH#'],
        ['ABC', 'DEF', 'GH.'],
        ['ABC', 'DEF', 'GHI'],
      ],
      'ABC=abc DEF=def GHI=ghi ADG=adg BEH=beh CFI=cfi',
      '',
    ],
    [
      'do not come back with other letters',
      [
        ['ABC', 'DEF', 'GH#'],
        ['ABC', 'DEF', 'GHX'],
      ],
      'ABC=abc DEF=def GHX= ADG=adg BEH=beh CFX=',
      'ghi cfi',
    ],
    ['go with their answers to another place', [['###', 'ABC', '###']], 'ABC=abc', 'def ghi adg beh cfi'],
    ['go with their answers in another direction', [['A##', 'B##', 'C##']], 'ABC=abc', 'def ghi adg beh cfi'],
  ])('%s', (_what, steps, expected, spare) => {
    const { clues, ...rest } = follow(open, ...steps);
    expect(texts(clues)).toBe(expected);
    expect(rest.spare.map(({ text }) => text).join(' ')).toBe(spare);
  });

  test('keep their words when a block gives those other numbers', () => {
    const { clues } = follow(['ABCD', 'EFGH', 'IJKL', 'MNOP'], ['#BCD', 'EFGH', 'IJKL', 'MNO#']);
    const lists = clueListsOf(['#BCD', 'EFGH', 'IJKL', 'MNO#'], clues);
    expect(lists.acrossClues.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '1 ',
      '4 efgh',
      '5 ijkl',
      '6 ',
    ]);
    expect(lists.downClues.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '1 bfjn',
      '2 cgko',
      '3 ',
      '4 ',
    ]);
  });

  test('take their notes along, and empty ones leave nothing behind', () => {
    const before = cluesOf(open);
    const noted = before.clues.map((clue, i) => ({
      ...clue,
      text: i === 0 ? 'abc' : '',
      note: i === 0 ? 'a pun' : '',
    }));
    const cut = followClues({ clues: noted, spare: [] }, ['#BC', 'DEF', 'GHI']);
    expect(cut.spare).toEqual([
      { direction: 'across', start: 0, length: 3, answer: 'ABC', text: 'abc', note: 'a pun' },
    ]);
    expect(clueListsOf(open, followClues(cut, open).clues).acrossClues[0]).toEqual({
      number: 1,
      text: 'abc',
      note: 'a pun',
    });
  });
});

describe('a block', () => {
  test.each([
    ['is set alone', ['ABC', 'DEF', 'GHI'], 0, false, ['#BC', 'DEF', 'GHI']],
    ['is set with its twin', ['ABC', 'DEF', 'GHI'], 0, true, ['#BC', 'DEF', 'GH#']],
    ['is its own twin in the middle', ['ABC', 'DEF', 'GHI'], 4, true, ['ABC', 'D#F', 'GHI']],
    ['becomes an empty cell', ['#BC', 'DEF', 'GH#'], 8, true, ['.BC', 'DEF', 'GH.']],
    ['leaves a twin alone that is white already', ['#BC', 'DEF', 'GHI'], 0, true, ['.BC', 'DEF', 'GHI']],
    ['leaves a twin alone that is a block already', ['ABC', 'DEF', 'GH#'], 0, true, ['#BC', 'DEF', 'GH#']],
  ])('%s', (_what, rows, cell, keepsSymmetry, expected) => {
    expect(toggleBlock(rows, cell, keepsSymmetry)).toEqual(expected);
  });
});
