import { MONSTER_PUZZLE_ID } from '@monster/engine';
import { expect, test } from 'vitest';
import { lairOf } from './lairOf.ts';

const puzzles = Array.from({ length: 40 }, (_, index) => ({ id: `05-1-${index}` }));
const special = { id: MONSTER_PUZZLE_ID };

test('the monster that hatched last comes first, and each is listed once', () => {
  const { found } = lairOf(puzzles, ['05-1-3', '05-1-7', '05-1-3']);
  expect(found).toEqual([
    { id: '05-1-7', puzzle: { id: '05-1-7' } },
    { id: '05-1-3', puzzle: { id: '05-1-3' } },
  ]);
});

test('a monster stays when its puzzle is deleted', () => {
  expect(lairOf([], ['2']).found).toEqual([{ id: '2', puzzle: undefined }]);
});

test('only some of the monsters still to be found are shown, but all are counted', () => {
  const { hidden, hiddenCount } = lairOf([special, ...puzzles], ['05-1-0']);
  expect(hidden).toHaveLength(23);
  expect(hidden[0]).toEqual({ id: '05-1-1' });
  expect(hiddenCount).toBe(39);
});

test('the special monster is left out of the hidden ones and reported once it is found', () => {
  expect(lairOf([special], [])).toMatchObject({ hidden: [], hiddenCount: 0, hasSpecial: false });
  expect(lairOf([special], [MONSTER_PUZZLE_ID])).toMatchObject({
    hasSpecial: true,
    found: [{ id: special.id }],
  });
});
