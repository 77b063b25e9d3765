import { describe, expect, test } from 'vitest';
import { draftProblems } from './draftProblems.ts';
import { placeClues } from './followClues.ts';
import { dataOf } from './testGame.ts';

const draftOf = (rows: readonly string[]) => ({ rows, clues: placeClues(rows, dataOf(rows)) });

describe('the problems of a draft', () => {
  test.each([
    [
      'an empty cell',
      ['CA.', 'APE', 'BED'],
      'Row 1, column 3 is empty. Type a letter, or make it a block.',
      { isError: true, cell: 2 },
    ],
    [
      'a cell in no word',
      ['A##', '###', 'BED'],
      'Row 1, column 1 belongs to no word.',
      { isError: true, cell: 0 },
    ],
    ['no words', ['A##', '###', '##B'], 'The grid has no words.', { isError: true, cell: 0 }],
    [
      'a short word',
      ['#AB', 'CDE', 'FGH'],
      '1-Across: AB has fewer than 3 letters.',
      { isError: false, clue: 0 },
    ],
    [
      'an unchecked cell',
      ['ABC', 'D#E', 'FGH'],
      'Row 1, column 2 is not in two words.',
      { isError: false, cell: 1 },
    ],
  ])('name %s and lead to it', (_what, rows, message, place) => {
    expect(draftProblems(draftOf(rows)).find((problem) => problem.message === message)).toEqual({
      message,
      ...place,
    });
  });

  test('name clues that are missing or too long, and lead to them', () => {
    const { rows, clues } = draftOf(['CAT', 'APE', 'BED']);
    const texts = [' ', 'x'.repeat(301), 'fine', 'fine', 'fine', 'fine'];
    const found = draftProblems({ rows, clues: clues.map((clue, i) => ({ ...clue, text: texts[i] ?? '' })) });
    expect(found).toEqual([
      { message: 'Across 1 has no clue.', isError: true, clue: 0 },
      { message: '4-Across: the clue has more than 300 characters.', isError: true, clue: 1 },
    ]);
  });

  test('are none for a good puzzle', () => {
    expect(draftProblems(draftOf(['#ABC', 'DEFG', 'HIJK', 'LMN#']))).toEqual([]);
  });
});
