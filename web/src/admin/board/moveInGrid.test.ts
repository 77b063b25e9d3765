import { expect, test } from 'vitest';
import { firstCell, moveInGrid } from './moveInGrid.ts';

// 0  1  2  3
// #  A  B  #
// C  #  D  E
const rows = ['#AB#', 'C#DE', 'FGHI', '#JK#'];

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowRight', 4, 6],
  ['ArrowLeft', 6, 4],
  ['ArrowDown', 1, 9],
  ['ArrowUp', 9, 1],
  ['ArrowUp', 1, 1],
  ['Home', 7, 4],
  ['End', 4, 7],
  ['End', 1, 2],
  ['PageDown', 1, null],
])('%s moves from cell %i to %s', (key, from, to) => {
  expect(moveInGrid(rows, from, key)).toBe(to);
});

test('the first cell is the first white one', () => {
  expect(firstCell(rows)).toBe(1);
});
