import { expect, test } from 'vitest';
import { parseSettings } from './playSettings.ts';

const defaults = { skipFilled: true, jumpToNextClue: true, systemKeyboard: false, sound: false };

test.each([
  ['nothing', undefined, defaults],
  ['rubbish', 'no', defaults],
  ['null', null, defaults],
  ['a list', [true], defaults],
  ['values of another kind', { skipFilled: 'false', jumpToNextClue: 0 }, defaults],
  ['one choice', { skipFilled: false }, { ...defaults, skipFilled: false }],
  [
    'what it does not know',
    { ...defaults, systemKeyboard: true, color: 'red' },
    { ...defaults, systemKeyboard: true },
  ],
])('%s is read as settings', (_, stored, settings) => {
  expect(parseSettings(stored)).toEqual(settings);
});
