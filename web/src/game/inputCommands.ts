import { toLetter, toLetters } from '@monster/engine';
import type { Command, TypingSettings } from '@monster/engine';

/** The part of the browser's key events that matters here. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plainKeys: Readonly<Record<string, Command>> = {
  ArrowLeft: { type: 'move', arrow: 'left' },
  ArrowRight: { type: 'move', arrow: 'right' },
  ArrowUp: { type: 'move', arrow: 'up' },
  ArrowDown: { type: 'move', arrow: 'down' },
  Tab: { type: 'nextUnfilled' },
  Enter: { type: 'nextClue' },
  ' ': { type: 'turn' },
  Home: { type: 'home' },
  End: { type: 'end' },
  Backspace: { type: 'backspace' },
  Delete: { type: 'deleteLetter' },
};

const shiftKeys: Readonly<Record<string, Command>> = {
  Tab: { type: 'previousUnfilled' },
  Enter: { type: 'previousClue' },
};

/** Returns the command for a physical key; null for keys that the game leaves to the browser, such as its shortcuts. */
export function keyCommand(press: KeyPress, settings: TypingSettings): Command | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (altKey) return null;
  if (ctrlKey || metaKey) return historyCommand(press);
  const command = (shiftKey ? shiftKeys[key] : undefined) ?? plainKeys[key];
  if (command !== undefined) return command;
  // Key names such as `F1` or `Dead` are longer than the single character that a letter key types.
  const isOneCharacter = key.length === 1 || [...key.normalize('NFC')].length === 1;
  const letter = isOneCharacter ? toLetter(key) : null;
  return letter === null ? null : { type: 'typeLetter', letter, settings };
}

/** Z undoes and Shift+Z repeats; on Windows, Ctrl+Y repeats too. */
function historyCommand({ key, shiftKey, ctrlKey }: KeyPress): Command | null {
  const letter = key.toLowerCase();
  if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' && ctrlKey && !shiftKey ? { type: 'redo' } : null;
}

const screenKeys: Readonly<Record<string, Command>> = {
  turn: { type: 'turn' },
  next: { type: 'nextUnfilled' },
  backspace: { type: 'backspace' },
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  previousClue: { type: 'previousClue' },
  nextClue: { type: 'nextClue' },
};

/** Returns the command for a key of the on-screen keyboard, or for a button that works like one. */
export function screenKeyCommand(key: string, settings: TypingSettings): Command {
  return screenKeys[key] ?? { type: 'typeLetter', letter: key, settings };
}

/** Returns the commands for an input event outside a composition: a key on a phone, dictation or a paste. */
export function textCommands(inputType: string, data: string | null, settings: TypingSettings): Command[] {
  if (inputType.startsWith('deleteContentForward')) return [{ type: 'deleteLetter' }];
  if (inputType.startsWith('delete')) return [{ type: 'backspace' }];
  // Enter on a phone's keyboard arrives as a line break.
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return [{ type: 'nextClue' }];
  return toLetters(data ?? '').map((letter) => ({ type: 'typeLetter', letter, settings }));
}
