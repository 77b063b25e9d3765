import { expect, test } from 'vitest';
import { planMove } from './useReorder.ts';
import type { Goal } from './useReorder.ts';

test.each<[string, Goal, string, number]>([
  ['c', { by: -1 }, 'acb', 1],
  ['c', { by: 1 }, 'abdc', 3],
  ['a', { by: 1 }, 'ba', 1],
  ['e', { positionOf: 'b' }, 'aebcd', 1],
  ['a', { positionOf: 'd' }, 'bcda', 3],
  ['a', { position: 4 }, 'bcdea', 4],
  ['d', { position: 0 }, 'dabc', 0],
])('to move %s of abcde by %j, only %s is sent', (id, goal, sent, position) => {
  const move = planMove([...'abcde'], id, goal);
  expect([move?.orderedIds.join(''), move?.position]).toEqual([sent, position]);
});

test.each<[string, Goal]>([
  ['a', { by: -1 }],
  ['e', { by: 1 }],
  ['x', { by: 1 }],
  ['a', { positionOf: 'x' }],
  ['a', { positionOf: 'a' }],
  ['a', { position: 0 }],
  ['a', { position: 5 }],
])('%s cannot be moved by %j', (id, goal) => {
  expect(planMove([...'abcde'], id, goal)).toBeNull();
});
