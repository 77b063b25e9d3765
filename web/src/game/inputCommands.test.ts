import { DEFAULT_TYPING } from '@monster/engine';
import { expect, test } from 'vitest';
import { keyCommand, textCommands } from './inputCommands.ts';

const typed = (letter: string) => ({ type: 'typeLetter', letter, settings: DEFAULT_TYPING });
const typedAll = (letters: string) => [...letters].map(typed);

/** Presses keys written as `Shift+Tab`. */
function press(keys: string) {
  const parts = keys.split('+');
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  return keyCommand(
    {
      key: parts.at(-1) ?? '',
      shiftKey: has('Shift'),
      ctrlKey: has('Ctrl'),
      metaKey: has('Cmd'),
      altKey: has('Alt'),
    },
    DEFAULT_TYPING,
  );
}

test.each([
  ['a', typed('A')],
  ['Shift+A', typed('A')],
  ['é', typed('E')],
  ['e\u0301', typed('E')],
  ['Ｑ', typed('Q')],
  ['ArrowLeft', { type: 'move', arrow: 'left' }],
  ['ArrowRight', { type: 'move', arrow: 'right' }],
  ['ArrowUp', { type: 'move', arrow: 'up' }],
  ['ArrowDown', { type: 'move', arrow: 'down' }],
  ['Tab', { type: 'nextUnfilled' }],
  ['Shift+Tab', { type: 'previousUnfilled' }],
  ['Enter', { type: 'nextClue' }],
  ['Shift+Enter', { type: 'previousClue' }],
  [' ', { type: 'turn' }],
  ['Home', { type: 'home' }],
  ['End', { type: 'end' }],
  ['Backspace', { type: 'backspace' }],
  ['Delete', { type: 'deleteLetter' }],
  ['Ctrl+z', { type: 'undo' }],
  ['Cmd+z', { type: 'undo' }],
  ['Ctrl+Shift+Z', { type: 'redo' }],
  ['Cmd+Shift+Z', { type: 'redo' }],
  ['Ctrl+y', { type: 'redo' }],
])('%s is a key of the game', (keys, command) => {
  expect(press(keys)).toEqual(command);
});

test.each(
  'F1 F5 F12 Dead Escape Process Unidentified Shift Ctrl+a Cmd+r Cmd+y Alt+a Ctrl+Alt+z 7 ! 🎃 ж'.split(' '),
)('%s is left to the browser', (keys) => {
  expect(press(keys)).toBeNull();
});

test.each([
  ['a letter is typed', 'insertText', 'a', typedAll('A')],
  ['a pasted text is typed letter by letter', 'insertFromPaste', ' Höhe 7!', typedAll('HOHE')],
  ['text without letters types nothing', 'insertText', '🎃 1', []],
  ['an insertion without text types nothing', 'insertFromDrop', null, []],
  ['deleting backward clears a cell', 'deleteContentBackward', null, [{ type: 'backspace' }]],
  ['deleting a word clears one cell', 'deleteWordBackward', null, [{ type: 'backspace' }]],
  ['deleting forward clears the cell in place', 'deleteContentForward', null, [{ type: 'deleteLetter' }]],
  ['a line break goes to the next clue', 'insertLineBreak', null, [{ type: 'nextClue' }]],
  ["the browser's own undo does nothing", 'historyUndo', null, []],
])('%s', (_, inputType, data, commands) => {
  expect(textCommands(inputType, data, DEFAULT_TYPING)).toEqual(commands);
});
