import { describe, expect, test } from 'vitest';
import { allowedZoom, comfortableZoom, offsetShowing, offsetUnderFingers } from './zoomRules.ts';

test.each([
  [11, 3.5],
  [13, 3],
  [15, 2.5],
  [19, 2],
  [23, 1.5],
  [27, 1.5],
  [34, 1],
  [60, 1],
])('cells of %d px become comfortable at zoom %d', (side, zoom) => {
  expect(comfortableZoom(side)).toBe(zoom);
  expect(side * zoom).toBeGreaterThanOrEqual(34);
});

test.each([
  ['less than the whole grid', 0.4, 15, 1],
  ['nearly the whole grid', 1.04, 15, 1],
  ['something between', 1.7, 15, 1.7],
  ['too much', 7, 15, 3],
  ['too much for tiny cells', 7, 11, 3.5],
])('fingers that ask for %s get an allowed zoom', (_, asked, side, zoom) => {
  expect(allowedZoom(asked, side)).toBe(zoom);
});

describe('what the fingers hold stays under them', () => {
  const held = { zoom: 1, offset: 0, at: 100 };
  test.each([
    ['that stay', 2, 100, 100],
    ['that move right while they spread', 2, 130, 70],
    ['that only move', 1, 80, 20],
  ])('fingers %s', (_, zoom, at, offset) => {
    expect(offsetUnderFingers(held, zoom, at)).toBe(offset);
    expect((offset + at) / zoom).toBe((held.offset + held.at) / held.zoom);
  });
});

describe('in a 15x15 of which 6 cells are seen', () => {
  const show = (start: number, end: number, cell: number, offset: number): number =>
    offsetShowing({ start, end }, cell, { size: 15, zoom: 2.5, offset });

  test.each([
    ['in sight already', 4, 7, 4, 3, 3],
    ['before what is seen, with half a cell to spare', 2, 5, 3, 6, 1.5],
    ['after what is seen, with half a cell to spare', 10, 13, 10, 0, 7.5],
    ['at the start, where there is nothing to spare', 0, 3, 0, 5, 0],
    ['at the end, where there is nothing to spare', 12, 15, 14, 0, 9],
  ])('a short word is shown whole: %s', (_, start, end, cell, from, to) => {
    expect(show(start, end, cell, from)).toBe(to);
  });

  test.each([
    ['stays while its cell is in sight', 5, 2, 2],
    ['is not left for what lies before it', 4, 0, 2.5],
    ['has the cell in the middle once it is out of sight', 9, 3, 6.5],
    ['shows no more than its end', 12, 3, 7.5],
    ['shows no more than its start', 3, 7, 2.5],
  ])('a long word %s', (_, cell, from, to) => {
    const start = from === 2 ? 2 : 3;
    expect(show(start, 13, cell, from)).toBe(to);
  });
});

test('the whole grid is never scrolled', () => {
  for (const cell of [0, 7, 14])
    expect(offsetShowing({ start: 0, end: 15 }, cell, { size: 15, zoom: 1, offset: 0 })).toBe(0);
});
