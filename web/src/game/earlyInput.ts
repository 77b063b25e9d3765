import type { Command, TypingSettings } from '@monster/engine';
import { keyCommand, screenKeyCommand } from './inputCommands.ts';
import type { KeyPress } from './inputCommands.ts';

/** Something the player did before the game was ready for input. */
export type EarlyInput =
  | { readonly press: KeyPress }
  | { readonly cell: number }
  /** A key of the on-screen keyboard. */
  | { readonly key: string };

declare global {
  var takeEarlyInput: (() => EarlyInput[]) | undefined;
}

function commandOf(input: EarlyInput, settings: TypingSettings): Command | null {
  if ('cell' in input) return { type: 'selectCell', cell: input.cell };
  return 'key' in input ? screenKeyCommand(input.key, settings) : keyCommand(input.press, settings);
}

/** Returns the commands for all early input, once: the next call returns none. */
export function takeEarlyCommands(settings: TypingSettings): Command[] {
  const inputs = globalThis.takeEarlyInput?.() ?? [];
  return inputs.map((input) => commandOf(input, settings)).filter((command) => command !== null);
}
