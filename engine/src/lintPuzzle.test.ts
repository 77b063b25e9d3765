import { describe, expect, test } from 'vitest';
import { clueHasAnswer, lintPuzzle } from './lintPuzzle.ts';
import { dataOf } from './testGame.ts';

const messages = (rows: readonly string[]): string[] =>
  lintPuzzle(dataOf(rows)).map(({ message }) => message);

describe('lintPuzzle', () => {
  test('has nothing to say about a good grid', () => {
    expect(lintPuzzle(dataOf(['#ABC', 'DEFG', 'HIJK', 'LMN#']))).toEqual([]);
  });

  test('finds a grid without any symmetry', () => {
    expect(lintPuzzle(dataOf(['##ABC', 'DEFGH', 'IJKLM', 'NOPQR', 'STUVW']))).toEqual([
      { code: 'asymmetric', message: 'The grid has no symmetry.' },
    ]);
  });

  test.each([
    ['half a turn', ['#ABC', 'DEFG', 'HIJK', 'LMN#']],
    ['a mirror from left to right', ['#ABC#', 'DEFGH', 'IJKLM', 'NOPQR', 'STUVW']],
    ['a mirror from top to bottom', ['#ABCD', 'EFGHI', 'JKLMN', 'OPQRS', '#TUVW']],
    ['a mirror on the falling diagonal', ['#ABC', 'DEFG', 'HIJK', 'LMNO']],
    ['a mirror on the rising diagonal', ['ABC#', 'DEFG', 'HIJK', 'LMNO']],
  ])('accepts a grid with %s', (_symmetry, rows) => {
    expect(lintPuzzle(dataOf(rows))).toEqual([]);
  });

  test('finds cells that are not in two words', () => {
    expect(messages(['ABC', 'D#E', 'FGH'])).toEqual([
      'Row 1, column 2 is not in two words.',
      'Row 2, column 1 is not in two words.',
      'Row 2, column 3 is not in two words.',
      'Row 3, column 2 is not in two words.',
    ]);
  });

  test('finds words with fewer than three letters', () => {
    expect(messages(['#AB', 'CDE', 'FG#'])).toEqual([
      '1-Across: AB has fewer than 3 letters.',
      '4-Across: FG has fewer than 3 letters.',
      '2-Down: BE has fewer than 3 letters.',
      '3-Down: CF has fewer than 3 letters.',
    ]);
  });

  test('finds a repeated answer in both directions', () => {
    expect(messages(['ABC', 'BDE', 'CFG'])).toEqual(['1-Down: ABC is also the answer to 1-Across.']);
  });

  test('finds regions that do not touch; a corner does not count', () => {
    expect(lintPuzzle(dataOf(['ABC###', 'DEF###', 'GHI###', '###JKL', '###MNO', '###PQR']))).toEqual([
      { code: 'separateRegions', message: 'The grid has 2 regions that do not touch.' },
    ]);
  });

  test('does not join cells around the edge of the grid', () => {
    expect(
      messages(['AB#CD', 'EF#GH', 'IJ#KL', 'MN#OP', 'QR#ST']).filter((text) => text.includes('regions')),
    ).toEqual(['The grid has 2 regions that do not touch.']);
  });

  test('finds a clue that contains its answer', () => {
    const data = { ...dataOf(['CAT', 'DEF', 'GHI']), acrossClues: [{ number: 1, text: 'Big cats' }] };
    expect(lintPuzzle(data)).toEqual([
      { code: 'clueHasAnswer', message: '1-Across: the clue contains its answer CAT.', entry: '1-Across' },
    ]);
  });

  test('works on an empty grid and without clues', () => {
    expect(lintPuzzle({ grid: [], acrossClues: [], downClues: [] })).toEqual([]);
    expect(lintPuzzle({ ...dataOf(['ABC', 'DEF', 'GHI']), acrossClues: [], downClues: [] })).toEqual([]);
  });
});

test.each([
  ['Pack of wolves', 'PACK', true],
  ['Wolves in packs', 'PACK', true],
  ['Packing, for one', 'PACK', true],
  ["A pack's leader", 'PACK', true],
  ['Ice cream holder', 'ICECREAM', true],
  ['Drink at a café', 'CAFE', true],
  ['Big party', 'ART', false],
  ['Carpet', 'CAR', false],
  ['Wolves, collectively', 'PACK', false],
  ['', 'PACK', false],
])('the clue %j has the answer %s: %s', (clue, answer, has) => {
  expect(clueHasAnswer(clue, answer)).toBe(has);
});
