import { expect, test } from 'vitest';
import { parseSettings } from './playSettings.ts';

const defaults = {
  skipFilled: true,
  jumpToNextClue: true,
  pencil: false,
  systemKeyboard: false,
  sound: false,
  clock: false,
  textSize: 'normal',
  largeLetters: false,
};

test.each([
  ['nothing', undefined, defaults],
  ['text', 'no', defaults],
  ['null', null, defaults],
  ['a list', [true], defaults],
  ['values of another type', { skipFilled: 'false', jumpToNextClue: 0 }, defaults],
  ['one choice', { skipFilled: false }, { ...defaults, skipFilled: false }],
  ['a text size', { textSize: 'largest' }, { ...defaults, textSize: 'largest' }],
  ['a text size that does not exist', { textSize: 'toString' }, defaults],
  ['a text size of another type', { textSize: true, largeLetters: 'large' }, defaults],
  [
    'an unknown setting',
    { ...defaults, systemKeyboard: true, color: 'red' },
    { ...defaults, systemKeyboard: true },
  ],
])('parses stored settings: %s', (_, stored, settings) => {
  expect(parseSettings(stored)).toEqual(settings);
});
