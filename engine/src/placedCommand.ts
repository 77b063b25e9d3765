import { MAX_TIMER_MINUTES } from './clock.ts';
import { DEFAULT_TYPING, type Command, type Scope, type TypingSettings } from './command.ts';
import type { Selection } from './game.ts';
import { LOG_SIGNS, TAKE_BACK } from './gameLog.ts';

/** A map, since an object would also know `constructor`. */
const SCOPES: ReadonlyMap<string, Scope> = new Map([
  ['letter', 'letter'],
  ['word', 'word'],
  ['grid', 'grid'],
]);

/** Each entry says where it happened, so nobody needs to know where the cursor goes next. */
const TYPING: TypingSettings = { ...DEFAULT_TYPING, skipFilled: false, jumpToNextClue: false };

const plain = new Map(
  (['deleteLetter', 'undo', 'redo', 'revealAll', 'inkPencil', 'tryAgain'] as const).map((type) => [
    LOG_SIGNS[type],
    { type },
  ]),
);

function readCommand(sign: string, argument: string): Command | null {
  if (/^[A-Za-z]$/.test(sign)) {
    const letter = sign.toUpperCase();
    const settings = { ...TYPING, pencil: sign !== letter };
    return argument === '' ? { type: 'typeLetter', letter, settings } : null;
  }
  const scope = SCOPES.get(argument);
  if (sign === LOG_SIGNS['check'] && scope) return { type: 'check', scope };
  if (sign === LOG_SIGNS['reveal'] && scope && scope !== 'grid') return { type: 'reveal', scope };
  const number = /^\d{1,10}$/.test(argument) ? Number(argument) : null;
  if (sign === LOG_SIGNS['useHint'] && number !== null) return { type: 'useHint', seed: number };
  // A longer timer would be worth more points than a database has room for.
  if (sign === LOG_SIGNS['startOver'] && number !== null && number <= MAX_TIMER_MINUTES)
    return { type: 'startOver', timerMinutes: number };
  return argument === '' ? (plain.get(sign) ?? null) : null;
}

/** A command and where it happened. */
export type PlacedCommand =
  | { readonly at: Selection; readonly command: Command }
  | { readonly at: Selection; readonly command: 'takeBack' };

/** Reads a command with its place, such as `-12X`: an X in cell 12, across. Null if it is none. */
export function readPlaced(text: string): PlacedCommand | null {
  const [, way, cell, sign, argument] = /^([-|])(\d{1,3})(\D)(\w*)$/.exec(text) ?? [];
  if (sign === undefined || argument === undefined) return null;
  const at: Selection = { cell: Number(cell), direction: way === '-' ? 'across' : 'down' };
  if (sign === TAKE_BACK) return argument === '' ? { at, command: 'takeBack' } : null;
  const command = readCommand(sign, argument);
  return command && { at, command };
}
