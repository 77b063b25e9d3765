import { expect, test } from 'vitest';
import { puzzleOf } from '../game/testPuzzle.ts';
import { writersGrid } from './writersGrid.ts';

test('the squares of a room tell own letters, those of others, given ones and black cells', () => {
  const puzzle = puzzleOf('AB#', 'CDE', '#FG');
  const writers = [1, 1, null, 0, 2, null, null, 1, 0];
  expect(writersGrid(puzzle, writers, 1)).toBe('🟪🟪⬛\n🟨🟨⬜\n⬛🟪🟨');
});

test('in a large grid, a square goes to whoever wrote most of its letters', () => {
  const large = puzzleOf(...Array.from({ length: 10 }, () => 'A'.repeat(10)));
  const writers = large.cells.map((_, cell) => (cell < 20 ? 0 : 1));
  writers[0] = 1;
  expect(writersGrid(large, writers, 1).split('\n')).toEqual([
    '🟨🟨🟨🟨🟨',
    ...Array.from({ length: 4 }, () => '🟪🟪🟪🟪🟪'),
  ]);
});
