import { expect, it } from 'vitest';
import { barProblems } from './unsupported.ts';

const cells = ['#PA', 'PRO', 'LO#'].map((row) => [...row]);

it.each([
  ['at the edge of the grid', 1, 0, 'left'],
  ['at the top edge', 0, 1, 'top'],
  ['beside a black cell', 0, 1, 'left'],
  ['under a black cell', 1, 0, 'top'],
  ['of a black cell', 0, 0, 'right'],
] as const)('a bar %s is none', (_where, row, column, side) => {
  expect(barProblems(cells, [{ row, column, sides: [side] }])).toEqual([]);
});

it('a bar between two letters is a problem of its cell', () => {
  expect(barProblems(cells, [{ row: 1, column: 1, sides: ['top', 'left'] }])).toEqual([
    {
      message:
        'Row 2, column 2 has a bar beside a letter. Here only black cells divide words: draw the grid again with black cells instead of bars, or choose another puzzle.',
      row: 2,
      column: 2,
    },
  ]);
});
