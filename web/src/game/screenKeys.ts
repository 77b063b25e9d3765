import type { Command, TypingSettings } from '@monster/engine';

const actions: Readonly<Record<string, Command>> = {
  turn: { type: 'turn' },
  next: { type: 'nextUnfilled' },
  backspace: { type: 'backspace' },
};

/** The command of a key of our own keyboard. */
export function screenKeyCommand(key: string, settings: TypingSettings): Command {
  return actions[key] ?? { type: 'typeLetter', letter: key, settings };
}
