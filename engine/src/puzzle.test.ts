import { expect, test } from 'vitest';
import { numberGrid } from './puzzle.ts';

test.each([
  [['ABC', 'DEF', 'GHI'], '123 4.. 5..'],
  [['#AB', 'CDE', 'FG#'], '#12 3.. 4.#'],
  [['ABC', 'D#E', 'FGH'], '1.2 .#. 3..'],
  [['AB#CD', 'EFGHI', '#JKL#', 'MNOPQ', 'RS#TU'], '12#34 5.6.. #7..# 8...9 a.#b.'],
  [['A#', '#B'], '.# #.'],
  [[], ''],
])('%j is numbered where an entry starts', (rows, picture) => {
  const drawn = numberGrid(rows).map((row) =>
    row.map(({ isBlack, number }) => (isBlack ? '#' : (number?.toString(36) ?? '.'))).join(''),
  );
  expect(drawn.join(' ')).toBe(picture);
});

test('a black cell has no answer', () => {
  expect(numberGrid(['#A'])).toEqual([
    [
      { isBlack: true, number: null, answer: '' },
      { isBlack: false, number: null, answer: 'A' },
    ],
  ]);
});
