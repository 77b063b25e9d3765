import { expect, test } from 'vitest';
import { planMove } from './reorder.ts';
import type { Goal } from './reorder.ts';

test.each<[string, Goal, string, number]>([
  ['c', { by: -1 }, 'acb', 1],
  ['c', { by: 1 }, 'abdc', 3],
  ['a', { by: 1 }, 'ba', 1],
  ['e', { placeOf: 'b' }, 'aebcd', 1],
  ['a', { placeOf: 'd' }, 'bcda', 3],
])('to move %s of abcde by %j, the server is told only %s', (id, goal, told, place) => {
  const move = planMove([...'abcde'], id, goal);
  expect([move?.orderedIds.join(''), move?.place]).toEqual([told, place]);
});

test.each<[string, Goal]>([
  ['a', { by: -1 }],
  ['e', { by: 1 }],
  ['x', { by: 1 }],
  ['a', { placeOf: 'x' }],
  ['a', { placeOf: 'a' }],
])('%s has nowhere to go by %j', (id, goal) => {
  expect(planMove([...'abcde'], id, goal)).toBeNull();
});
