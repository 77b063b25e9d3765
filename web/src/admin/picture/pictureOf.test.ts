import { expect, test } from 'vitest';
import { pictureOf, ringsOf, squaresOf } from './pictureOf.ts';

const cellsOf = (...rows: string[]) => rows.map((row) => [...row]);

test('a grid becomes one path of black cells and one text per row', () => {
  const picture = pictureOf(cellsOf('#PA', 'PRO', 'LO.'));
  expect(picture).toMatchObject({ width: 3, height: 3, black: 'M0 0h1v1h-1zM2 2h1v1h-1z' });
  expect(picture.rows).toEqual([
    { y: 0, letters: 'PA', xs: '1.5 2.5' },
    { y: 1, letters: 'PRO', xs: '0.5 1.5 2.5' },
    { y: 2, letters: 'LO', xs: '0.5 1.5' },
  ]);
});

test('invalid grids are drawn as far as possible: uneven rows, empty cells, cells with several letters', () => {
  const { width, rows, black } = pictureOf([['A', '7', 'STAR'], [''], []]);
  expect([width, black]).toEqual([3, '']);
  expect(rows.map(({ letters, xs }) => [letters, xs])).toEqual([
    ['A7S', '0.5 1.5 2.5'],
    ['', ''],
    ['', ''],
  ]);
  expect(pictureOf([])).toMatchObject({ width: 0, height: 0 });
});

test('circles and shading lie on their cells', () => {
  expect(squaresOf([1, 5], 3)).toBe('M1 0h1v1h-1zM2 1h1v1h-1z');
  expect(ringsOf([4], 3)).toMatch(/^M1\.1 1\.52a\.4 \.4 /);
});
