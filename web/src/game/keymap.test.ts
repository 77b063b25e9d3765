import { DEFAULT_TYPING } from '@monster/engine';
import { expect, test } from 'vitest';
import { toCommand } from './keymap.ts';

const typed = (letter: string) => ({ type: 'typeLetter', letter, settings: DEFAULT_TYPING });

/** `Shift+Tab` as the browser tells it. */
function pressed(keys: string) {
  const parts = keys.split('+');
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  return toCommand(
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
])('%s is a key of the game', (keys, command) => {
  expect(pressed(keys)).toEqual(command);
});

test.each(
  'F1 F5 F12 Dead Escape Process Unidentified Shift Ctrl+a Cmd+r Alt+a Ctrl+Alt+z 7 ! 🎃 ж'.split(' '),
)('%s is left to the browser', (keys) => {
  expect(pressed(keys)).toBeNull();
});
