import { describe, expect, test } from 'vitest';
import { gameOf, puzzleOf } from '../game/testPuzzle.ts';
import { shareGrid } from './shareGrid.ts';

describe('the squares that a player shares', () => {
  const puzzle = puzzleOf('AB#', 'CDE', '#FG');

  test('tell the order from violet to yellow, and black cells', () => {
    expect(shareGrid(puzzle, gameOf(puzzle, ...'ABCDEFG'))).toBe('🟪🟪⬛\n🟦🟦🟩\n⬛🟩🟨');
  });

  test('are white where a letter was given', () => {
    const game = gameOf(puzzle, { type: 'reveal', scope: 'letter' }, ...'BCDEFG');
    expect(shareGrid(puzzle, game)).toMatch(/^⬜🟪/u);
  });

  test.each([
    [8, 8],
    [9, 5],
    [15, 8],
    [25, 7],
  ])('of a grid of %d stand in %d lines that fit on a phone', (size, lines) => {
    const large = puzzleOf(...Array.from({ length: size }, () => 'A'.repeat(size)));
    const drawn = shareGrid(large, gameOf(large)).split('\n');
    expect(drawn.map((line) => [...line].length)).toEqual(Array.from({ length: lines }, () => lines));
  });
});
