import { stopClock, tick } from './clock.ts';
import type { Command } from './command.ts';
import { isOver, type GameLog, type GameState, type Selection } from './game.ts';
import type { Puzzle } from './makePuzzle.ts';
import { reduce } from './reduce.ts';

/**
 * A log that would become longer is given up. It has room for three changes of each cell of a 15x15, and the most
 * expensive one is replayed in about 20 ms.
 */
export const MAX_LOG_LENGTH = 5_000;

/** What a log has for a command that changes cells. A letter stands for itself, a small one for pencil. */
export const LOG_SIGNS: Readonly<Record<string, string>> = {
  // It is written where it has cleared a cell, so that it need not be found again.
  backspace: '_',
  deleteLetter: '_',
  undo: '<',
  redo: '>',
  useHint: '?',
  check: '=',
  reveal: '!',
  revealAll: '#',
  inkPencil: '+',
  startOver: '*',
  tryAgain: '&',
};
/** A sweep was taken back. */
export const TAKE_BACK = '@';

/**
 * Does a command at a moment: a running clock has counted up to it, and a change of cells is noted in the log. Returns
 * the same object when the command changes nothing.
 */
export function reduceAt(puzzle: Puzzle, state: GameState, command: Command, now: number): GameState {
  if ('now' in command) return reduce(puzzle, state, command);
  const counted = tick(state, now);
  const next = reduce(puzzle, counted, command);
  if (next === counted) return state;
  // Taking back that a letter was penciled, after it was inked, changes only what can be taken back next.
  if (next.cells === counted.cells && next.undo === counted.undo) return next;
  const { selection } = command.type === 'backspace' ? next : state;
  return withEntry(counted, next, selection, signOf(command));
}

/** Returns what a log has for a command that changes cells. */
export function signOf(command: Command): string {
  if (command.type === 'typeLetter')
    return command.settings.pencil ? command.letter.toLowerCase() : command.letter;
  // `Object.values` would depend on the order in which a caller writes them.
  const { seed = '', scope = '', timerMinutes = '' } = command as Readonly<Record<string, unknown>>;
  return `${LOG_SIGNS[command.type]}${seed as string}${scope as string}${timerMinutes as string}`;
}

/** Brings back the whole game that a sweep threw away. */
export function takeBack(state: GameState, swept: GameState): GameState {
  const game = { ...swept, clock: stopClock(swept.clock) };
  // A game that was over has a log of its own, which nothing is added to.
  return isOver(swept) ? game : withEntry(state, game, swept.selection, TAKE_BACK);
}

/** Writes what happened, and where, for example `-12X`. */
export function placed({ cell, direction }: Selection, what: string): string {
  return `${direction === 'across' ? '-' : '|'}${cell}${what}`;
}

/** Notes a change: how long after the last one, where, and what, for example `7d-12X `. */
function withEntry(before: GameState, after: GameState, at: Selection, what: string): GameState {
  // Whoever starts over after the end plays another game.
  const log = isOver(before) && !isOver(after) && what !== TAKE_BACK ? emptyLogAt(before) : before.log;
  if (log === null) return { ...after, log };
  const passed = before.clock.playedMs - log.at;
  const text = `${log.text}${passed.toString(36)}${placed(at, what)} `;
  return { ...after, log: text.length > MAX_LOG_LENGTH ? null : { text, at: after.clock.playedMs } };
}

function emptyLogAt({ clock }: GameState): GameLog {
  return { text: '', at: clock.playedMs };
}
