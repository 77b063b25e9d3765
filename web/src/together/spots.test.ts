import { expect, test } from 'vitest';
import { puzzleOf } from '../game/testPuzzle.ts';
import type { RoomPlace } from './places.ts';
import { spotsOf } from './spots.ts';

const puzzle = puzzleOf('ABC', 'DEF', '#GH');
const at = (cell: number, direction: RoomPlace['direction'] = 'across'): RoomPlace => ({ cell, direction });

test('somebody has a frame, a shape and a line along their word', () => {
  expect(spotsOf(puzzle, 0, new Map([[1, at(5, 'down')]])).get(1)).toEqual({
    cell: 5,
    hasFrame: true,
    isWithMe: false,
    slot: 0,
    line: { cell: 2, length: 3, direction: 'down', lane: 0 },
  });
});

test('people in one cell share its frame, and their shapes and lines are beside each other, as far as there is room', () => {
  const spots = [...spotsOf(puzzle, 0, new Map([4, 2, 5, 3, 1].map((seat) => [seat, at(4)]))).entries()];
  expect(spots.map(([seat, { hasFrame, slot, line }]) => [seat, hasFrame, slot, line?.lane])).toEqual([
    [1, true, 0, 0],
    [2, false, 1, 1],
    [3, false, 2, 2],
    [4, false, 3, 3],
    [5, false, 3, 3],
  ]);
});

test('nobody frames the cell that the player has selected', () => {
  expect(spotsOf(puzzle, 4, new Map([[1, at(4)]])).get(1)).toMatchObject({ hasFrame: false, isWithMe: true });
});

test('a place that is none shows nothing', () => {
  const nowhere = [at(6), at(99)];
  for (const place of nowhere) expect(spotsOf(puzzle, 0, new Map([[1, place]])).size).toBe(0);
});
