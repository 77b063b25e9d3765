import { expect, test } from 'vitest';
import { tabForKey } from './Tabs.tsx';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, null],
  ['Tab', 1, null],
])('%s on tab %i of three leads to %s', (key, from, to) => {
  expect(tabForKey(key, from, 3)).toBe(to);
});
