import { DEFAULT_TYPING } from '@monster/engine';
import { expect, test } from 'vitest';
import { toCommands } from './typedText.ts';

const typed = (letters: string) =>
  [...letters].map((letter) => ({ type: 'typeLetter', letter, settings: DEFAULT_TYPING }));

test.each([
  ['a letter is typed', 'insertText', 'a', typed('A')],
  ['a pasted text is typed letter by letter', 'insertFromPaste', ' Höhe 7!', typed('HOHE')],
  ['what holds no letter types nothing', 'insertText', '🎃 1', []],
  ['an insertion without text types nothing', 'insertFromDrop', null, []],
  ['a deletion backwards clears', 'deleteContentBackward', null, [{ type: 'backspace' }]],
  ['a deletion of a word clears one cell', 'deleteWordBackward', null, [{ type: 'backspace' }]],
  ['a deletion forwards clears in place', 'deleteContentForward', null, [{ type: 'deleteLetter' }]],
  ['a new line goes to the next clue', 'insertLineBreak', null, [{ type: 'nextClue' }]],
  ["the browser's own undo does nothing", 'historyUndo', null, []],
])('%s', (_, inputType, data, commands) => {
  expect(toCommands(inputType, data, DEFAULT_TYPING)).toEqual(commands);
});
