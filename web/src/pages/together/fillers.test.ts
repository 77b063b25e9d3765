import type { RoomPeople } from '@monster/contract';
import { entryName } from '@monster/engine';
import { expect, test } from 'vitest';
import { puzzleOf } from '../../game/testPuzzle.ts';
import { companionsOf, fillersOf, runsOf } from './fillers.ts';

const puzzle = puzzleOf('CAT', 'A#O', 'BEE');
const member = (seat: number, name: string, isHere = true) => ({ seat, name, isHere, at: null });
const people: RoomPeople = {
  version: 1,
  members: [member(0, 'Rumbo'), member(1, 'Ann'), member(3, 'Bo', false), member(4, 'Cy')],
  founder: 0,
  isLocked: false,
  next: null,
};
/** Seat 2 was removed. */
const writers = [0, 0, 1, 0, null, null, 2, 3, 1];

test('whoever filled most comes first, and what was given last', () => {
  expect(fillersOf(puzzle, writers, people, 1).map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Rumbo 3',
    'You 2',
    'Removed player 1',
    'Bo 1',
    'Given 1',
  ]);
});

test('a word is split by who wrote its letters', () => {
  const runs = puzzle.words.map(
    (word) =>
      `${entryName(word)} ${runsOf(word, writers)
        .map(({ letters, seat }) => `${letters}${seat ?? '?'}`)
        .join(' ')}`,
  );
  expect(runs).toEqual(
    expect.arrayContaining(['1-Across CA0 T1', '3-Across B2 E3 E1', '1-Down CA0 B2', '2-Down T1 O? E1']),
  );
});

test('a grid is solved with whoever wrote in it, and with whoever was there at the end', () => {
  expect(companionsOf(people, writers, 1, true)).toEqual(['Rumbo', 'Bo', 'Cy']);
  expect(companionsOf(people, writers, 1, false)).toEqual(['Rumbo', 'Bo']);
});
