import { toLetter } from '@monster/engine';
import type { Command, TypingSettings } from '@monster/engine';

/** What a key event tells us; the browser's own events have it. */
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

/** The command of a key, or null for a key that is not ours: shortcuts of the browser stay its own. */
export function toCommand(press: KeyPress, settings: TypingSettings): Command | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { type: shiftKey ? 'redo' : 'undo' } : null;
  const command = (shiftKey ? shiftKeys[key] : undefined) ?? plainKeys[key];
  if (command !== undefined) return command;
  // Names of keys such as `F1` or `Dead` are longer than the one character that a key types.
  const isOneCharacter = key.length === 1 || [...key.normalize('NFC')].length === 1;
  const letter = isOneCharacter ? toLetter(key) : null;
  return letter === null ? null : { type: 'typeLetter', letter, settings };
}
