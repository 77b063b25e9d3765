import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PuzzleCell } from './puzzle.ts';
import { marksAt } from './makePuzzle.ts';
import { readPuzzle } from './readPuzzle.ts';
import { dataOf, puzzleOf } from './testGame.ts';

const good = dataOf(['#PA', 'ARC', 'GO#']);

function withCell(row: number, column: number, change: Partial<Record<keyof PuzzleCell, unknown>>): unknown {
  const grid = good.grid.map((line, i) =>
    line.map((cell, j) => (i === row && j === column ? Object.assign({}, cell, change) : cell)),
  );
  return { ...good, grid };
}

function problemOf(data: unknown): string {
  const read = readPuzzle(data);
  return read.ok ? 'none' : read.problem;
}

describe('readPuzzle', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'The puzzle has no grid.'],
    ['a text', '<html>', 'The puzzle has no grid.'],
    ['no grid', { ...good, grid: 7 }, 'The puzzle has no grid.'],
    ['an empty grid', { ...good, grid: [] }, 'The grid is empty.'],
    ['an empty row', { ...good, grid: [[]] }, 'The grid is not square.'],
    [
      'far too many rows',
      { ...good, grid: Array.from({ length: 26 }, () => []) },
      'The grid has 26 rows; 25 is the most.',
    ],
    [
      'a row that is not a row',
      { ...good, grid: [good.grid[0], null, null] },
      'Grid row 2 is not a row of cells.',
    ],
    [
      'a ragged grid',
      { ...good, grid: [good.grid[0], good.grid[1]?.slice(1), []] },
      'The grid is not square.',
    ],
    ['a grid that is not square', { ...good, grid: good.grid.slice(1) }, 'The grid is not square.'],
    [
      'a cell that is not a cell',
      {
        ...good,
        grid: [
          [1, 2],
          [3, 4],
        ],
      },
      'Row 1, column 1 is not a cell.',
    ],
    ['a missing letter', withCell(1, 2, { answer: '' }), 'Row 2, column 3: "" is not a letter.'],
    ['a digit', withCell(1, 2, { answer: '7' }), 'Row 2, column 3: "7" is not a letter.'],
    ['two letters', withCell(1, 2, { answer: 'QU' }), 'Row 2, column 3: "QU" is not a letter.'],
    ['a lowercase letter', withCell(1, 2, { answer: 'c' }), 'Row 2, column 3: "c" is not a letter.'],
    ['no letter at all', withCell(1, 2, { answer: undefined }), 'Row 2, column 3: nothing is not a letter.'],
    ['a wrong number', withCell(1, 0, { number: 9 }), 'Row 2, column 1 is numbered 9; it should be 3.'],
    [
      'one number too many',
      withCell(1, 1, { number: 4 }),
      'Row 2, column 2 is numbered 4; it should be nothing.',
    ],
    [
      'a missing number',
      withCell(1, 0, { number: null }),
      'Row 2, column 1 is numbered nothing; it should be 3.',
    ],
    ['no list of clues', { ...good, downClues: undefined }, 'The puzzle has no list of down clues.'],
    [
      'a clue that is not a clue',
      { ...good, downClues: ['x'] },
      'The list of down clues contains something that is not a clue.',
    ],
    [
      'a clue without an entry',
      { ...good, downClues: [...good.downClues, { number: 9, text: 'x' }] },
      'There is no 9-Down in this grid.',
    ],
    [
      'a clue given twice',
      { ...good, acrossClues: [...good.acrossClues, good.acrossClues[0]] },
      '1-Across given twice.',
    ],
    [
      'an entry without a clue',
      { ...good, acrossClues: good.acrossClues.slice(0, -1) },
      'Across 4 has no clue.',
    ],
    ['a clue without text', { ...good, acrossClues: [{ number: 1, text: ' ' }] }, 'Across 1 has no clue.'],
    ['only black cells', dataOf(['##', '##']), 'The grid has no words.'],
    ['a cell in no word', dataOf(['AB#', 'CD#', '##E']), 'Row 3, column 3 belongs to no word.'],
  ])('says what is wrong with %s', (_, data, problem) => {
    expect(problemOf(data)).toBe(problem);
  });

  test('survives any data and never mistakes it for a puzzle', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(problemOf(data)).not.toBe('none');
      }),
    );
  });

  test('survives any value in place of a good one', () => {
    const spots: ((value: unknown) => unknown)[] = [
      (value) => withCell(1, 1, { answer: value }),
      (value) => withCell(1, 1, { number: value }),
      (value) => withCell(1, 1, { isBlack: value }),
      (value) => ({ ...good, acrossClues: value }),
      (value) => ({ ...good, acrossClues: [value, ...good.acrossClues] }),
      (value) => ({ ...good, grid: [value, ...good.grid.slice(1)] }),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...spots),
        fc.anything({ withNullPrototype: true, withBigInt: true }),
        (spot, value) => {
          expect(typeof readPuzzle(spot(value)).ok).toBe('boolean');
        },
      ),
    );
  });

  test('keeps nothing but the grid: no extra field, no letter under a black cell', () => {
    const read = readPuzzle(withCell(0, 0, { answer: 'X', number: undefined }));
    expect(read.ok && read.puzzle.cells).toEqual(good.grid.flat());
  });

  test('knows which cells are circled and shaded, and plays without damaged marks', () => {
    const marksOf = (data: object) => {
      const read = readPuzzle({ ...good, ...data });
      return read.ok && good.grid.flat().map((_, cell) => marksAt(read.puzzle, cell).join('+'));
    };
    expect(marksOf({ circled: [1, 4], shaded: [1] })).toEqual([
      '',
      'circled+shaded',
      '',
      '',
      'circled',
      '',
      '',
      '',
      '',
    ]);
    for (const damaged of [5, 'all', null, {}, { includes: 1 }, ['1'], undefined])
      expect(marksOf({ circled: damaged, shaded: damaged })).toEqual(good.grid.flat().map(() => ''));
  });

  test('lists words across by number, then down, in any order of the clues', () => {
    const read = readPuzzle({ ...good, acrossClues: good.acrossClues.toReversed() });
    expect(read.ok && read.puzzle.words.map(({ id, clue, cells }) => [id, clue, cells])).toEqual([
      [0, 'Clue of 1-Across', [1, 2]],
      [1, 'Clue of 3-Across', [3, 4, 5]],
      [2, 'Clue of 4-Across', [6, 7]],
      [3, 'Clue of 1-Down', [1, 4, 7]],
      [4, 'Clue of 2-Down', [2, 5]],
      [5, 'Clue of 3-Down', [3, 6]],
    ]);
  });

  test('knows both words of a cell and its position in them', () => {
    const places = puzzleOf(['ABC', 'D#E', 'FGH']).places;
    const named = [0, 1, 4, 8].map((cell) => {
      const { across, down } = places[cell] ?? {};
      return [across && [across.word.number, across.position], down && [down.word.number, down.position]];
    });
    expect(named).toEqual([
      [
        [1, 0],
        [1, 0],
      ],
      [[1, 1], null],
      [null, null],
      [
        [3, 2],
        [2, 2],
      ],
    ]);
  });
});
