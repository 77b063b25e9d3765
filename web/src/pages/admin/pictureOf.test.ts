import { expect, test } from 'vitest';
import { pictureOf } from './pictureOf.ts';

const cellsOf = (...rows: string[]) => rows.map((row) => [...row]);

test('a grid becomes one path of black cells, a line of letters a row, and the numbers of its words', () => {
  const picture = pictureOf(cellsOf('#PA', 'PRO', 'LO.'));
  expect(picture).toMatchObject({ width: 3, height: 3, black: 'M0 0h1v1h-1zM2 2h1v1h-1z' });
  expect(picture.rows).toEqual([
    { y: 0, letters: 'PA', xs: '1.5 2.5' },
    { y: 1, letters: 'PRO', xs: '0.5 1.5 2.5' },
    { y: 2, letters: 'LO', xs: '0.5 1.5' },
  ]);
  expect(picture.numbers).toEqual([
    { x: 1, y: 0, number: 1 },
    { x: 2, y: 0, number: 2 },
    { x: 0, y: 1, number: 3 },
    { x: 0, y: 2, number: 4 },
  ]);
});

test('wrong files are drawn as far as they go: uneven rows, empty cells, cells of many letters', () => {
  const { width, rows, black } = pictureOf([['A', '7', 'STAR'], [''], []]);
  expect([width, black]).toEqual([3, '']);
  expect(rows.map(({ letters, xs }) => [letters, xs])).toEqual([
    ['A7S', '0.5 1.5 2.5'],
    ['', ''],
    ['', ''],
  ]);
  expect(pictureOf([])).toMatchObject({ width: 0, height: 0 });
});
