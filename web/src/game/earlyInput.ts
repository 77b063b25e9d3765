import type { Command, TypingSettings } from '@monster/engine';
import { toCommand } from './keymap.ts';
import type { KeyPress } from './keymap.ts';
import { screenKeyCommand } from './screenKeys.ts';

/** What a player did before the game was there to take it. */
export type EarlyInput =
  | { readonly press: KeyPress }
  | { readonly cell: number }
  /** A key of our own keyboard. */
  | { readonly key: string };

declare global {
  var takeEarlyInput: (() => EarlyInput[]) | undefined;
}

function commandOf(input: EarlyInput, settings: TypingSettings): Command | null {
  if ('cell' in input) return { type: 'selectCell', cell: input.cell };
  return 'key' in input ? screenKeyCommand(input.key, settings) : toCommand(input.press, settings);
}

/** The commands for what was done early; asked again, there are none. */
export function takeEarlyCommands(settings: TypingSettings): Command[] {
  const inputs = globalThis.takeEarlyInput?.() ?? [];
  return inputs.map((input) => commandOf(input, settings)).filter((command) => command !== null);
}
