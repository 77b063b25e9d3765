import { isOver, solutionHash } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { askTicket } from '../../api/player/askTicket.ts';
import { isString } from '../../lib/check.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import type { GameStore } from '../gameStore.ts';

/** A game, and where it is saved. */
export interface TicketGame {
  readonly puzzle: Puzzle;
  readonly puzzleId: string;
  readonly gameKey: string;
}

/** It is kept beside the game, and is good for one solve. */
const ticketKey = (gameKey: string): string => `${gameKey}:ticket`;

/** The ticket of a game that was not used. */
function storedTicket(gameKey: string): string | null {
  const { value } = readStored(ticketKey(gameKey));
  return isString(value) ? value : null;
}

/** Questions that have not been answered yet. */
const asked = new Map<string, Promise<void>>();

async function askFor({ puzzle, puzzleId, gameKey }: TicketGame, game: GameState): Promise<void> {
  const ticket = await askTicket({
    puzzleId,
    grid: solutionHash(puzzle.cells),
    timerMinutes: game.timerMinutes,
    playedMs: Math.round(game.clock.playedMs),
  });
  if (ticket !== null) writeStored(ticketKey(gameKey), ticket);
}

/** Asks for a ticket unless there is one or that is under way. Throws if the question did not arrive. */
async function ensureTicket(ticketGame: TicketGame, game: GameState): Promise<void> {
  const { gameKey } = ticketGame;
  // A game without a log cannot be replayed.
  if (game.log === null || storedTicket(gameKey) !== null) return;
  const question = asked.get(gameKey) ?? askFor(ticketGame, game).finally(() => asked.delete(gameKey));
  asked.set(gameKey, question);
  await question;
}

/** Keeps a ticket for a game: asks for one when it begins, when the network is back, and when another game begins. */
export function keepTicket(
  { puzzle, getState, subscribe }: GameStore,
  puzzleId: string,
  gameKey: string,
): void {
  const ask = (): void => {
    if (isOver(getState())) return;
    // A game without a ticket can be played all the same.
    ensureTicket({ puzzle, puzzleId, gameKey }, getState()).catch(() =>
      addEventListener('online', ask, { once: true }),
    );
  };
  ask();
  subscribe((before, after, command) => {
    if (command?.type !== 'startOver' || !isOver(before) || isOver(after)) return;
    removeStored(ticketKey(gameKey));
    ask();
  });
}

/** Takes the ticket of a game that is over, so that nobody uses it again. Null if there is none. */
export async function takeTicket(ticketGame: TicketGame, game: GameState): Promise<string | null> {
  const { gameKey } = ticketGame;
  await ensureTicket(ticketGame, game).catch(() => undefined);
  const ticket = storedTicket(gameKey);
  removeStored(ticketKey(gameKey));
  return ticket;
}

/** True while the game has a ticket that was not used, for example since the page was left too early. */
export function hasTicket(gameKey: string): boolean {
  return storedTicket(gameKey) !== null;
}
