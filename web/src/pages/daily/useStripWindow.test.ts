import { expect, test } from 'vitest';
import { cardStepPx, windowAt } from './useStripWindow.ts';

test.each([
  ['the start', 0, 390, 1000, { from: 0, to: 9 }],
  ['a short list', 0, 390, 4, { from: 0, to: 4 }],
  ['no list', 0, 390, 0, { from: 0, to: 0 }],
  ['the middle', 500 * cardStepPx, 390, 1000, { from: 492, to: 510 }],
  ['the end', 1000 * cardStepPx - 390, 390, 1000, { from: 990, to: 1000 }],
])('at %s, only the cards in or near view are rendered', (_, left, width, count, range) => {
  expect(windowAt(left, width, count)).toEqual(range);
});

test('scrolling a few pixels changes nothing', () => {
  expect(windowAt(1000, 390, 1000)).toEqual(windowAt(1008 - 1, 390, 1000));
});
