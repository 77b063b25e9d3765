import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRoomVoice, describeDeeds, restMs } from './roomVoice.ts';
import type { Deed } from './roomVoice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const filled = (who: string, what: string): Deed => ({ type: 'filled', who, what });

test.each<[Deed[], string]>([
  [[filled('Rumbo', '4-Down')], 'Rumbo filled 4-Down'],
  [
    [
      filled('Rumbo', '4-Down'),
      filled('Ann', '1-Across'),
      filled('Rumbo', '5-Down'),
      filled('Rumbo', '6-Down'),
    ],
    'Rumbo filled 4-Down and 2 more. Ann filled 1-Across',
  ],
  [[{ type: 'came', who: 'Ann' }], 'Ann is here'],
  [[{ type: 'left', who: 'Ann' }], 'Ann has left'],
  [
    [
      { type: 'left', who: 'Ann' },
      { type: 'came', who: 'Ann' },
    ],
    '',
  ],
  [
    [
      { type: 'reacted', who: 'Ann', what: 'Bravo' },
      { type: 'reacted', who: 'Ann', what: 'Bravo' },
    ],
    'Ann: Bravo',
  ],
])('%j is told as %j', (deeds, text) => {
  expect(describeDeeds(deeds)).toBe(text);
});

test('what happens during a rest is told together, once', () => {
  const said: string[] = [];
  const { tell } = createRoomVoice((text) => said.push(text));
  tell(filled('Rumbo', '1-Across'));
  tell(filled('Rumbo', '4-Down'));
  tell(filled('Rumbo', '5-Down'));
  vi.advanceTimersByTime(restMs - 1);
  expect(said).toEqual(['Rumbo filled 1-Across']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['Rumbo filled 1-Across', 'Rumbo filled 4-Down and 1 more']);
  vi.advanceTimersByTime(restMs);
  tell(filled('Ann', '6-Down'));
  expect(said.at(-1)).toBe('Ann filled 6-Down');
});
