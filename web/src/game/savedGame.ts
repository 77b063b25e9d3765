import { isRecord, newGame, restoreGame, serializeGame } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';
import type { GameStore } from './gameStore.ts';

/** Whether keeping the game works; the player is told once when it does not. */
export type StorageTrouble = 'unreadable' | 'unwritable';

/** A timed game is another game than the same puzzle at leisure. */
export function savedGameKey(puzzleId: string, timerMinutes: number): string {
  return `monster-game:${puzzleId}${timerMinutes > 0 ? ':timed' : ''}`;
}

/**
 * The clock of a game apart from it, once a second: another tab's letters, which this one may not know of yet, must not
 * be wiped out by time that passed here. It counts until the game itself is written again.
 */
const clockKey = (key: string): string => `${key}:clock`;

function readSaved(puzzle: Puzzle, key: string, timerMinutes: number): GameState | null {
  const { value, isValid } = readStored(key);
  const clock = readStored(clockKey(key)).value;
  const hasOnlyClock = isValid && value === undefined && clock !== undefined;
  const game = hasOnlyClock ? serializeGame(puzzle, newGame(puzzle, timerMinutes)) : value;
  const withClock = clock !== undefined && isRecord(game) ? restoreGame(puzzle, { ...game, clock }) : null;
  return withClock ?? restoreGame(puzzle, game);
}

/** The game as it was left, else a new one. */
export function loadGame(
  puzzle: Puzzle,
  key: string,
  timerMinutes: number,
): { game: GameState; trouble?: StorageTrouble } {
  const saved = readSaved(puzzle, key, timerMinutes);
  if (saved !== null) return { game: saved };
  const { value, isValid } = readStored(key);
  const game = newGame(puzzle, timerMinutes);
  if (isValid && value === undefined) return { game };
  // Whether it can be written tells rubbish from a browser that forbids storage.
  const isWritable = writeStored(key, serializeGame(puzzle, game));
  removeStored(clockKey(key));
  return { game, trouble: isWritable ? 'unreadable' : 'unwritable' };
}

type Worth = 'game' | 'clock' | null;

/** Of the clock alone, a write a second is enough, and one when it stops. */
function worthSaving(before: GameState, after: GameState): Worth {
  const names = Object.keys(after) as (keyof GameState)[];
  if (names.some((name) => name !== 'clock' && before[name] !== after[name])) return 'game';
  const [was, is] = [before.clock, after.clock];
  const hasStopped = was.countedTo !== null && is.countedTo === null;
  return hasStopped || Math.floor(was.playedMs / 1000) !== Math.floor(is.playedMs / 1000) ? 'clock' : null;
}

/** Saves every change and takes over what another tab of the same puzzle saves; returns how to stop. */
export function keepGame(
  store: GameStore,
  key: string,
  onTrouble: (trouble: StorageTrouble) => void,
): () => void {
  let isTakingOver = false;
  let hasClock = readStored(clockKey(key)).value !== undefined;
  const takeOver = (): void => {
    const saved = readSaved(store.puzzle, key, 0);
    if (saved === null) return;
    isTakingOver = true;
    store.replace(saved);
    isTakingOver = false;
  };
  const unsubscribe = store.subscribe((before, after) => {
    const worth = isTakingOver ? null : worthSaving(before, after);
    if (worth === null) return;
    const saved = serializeGame(store.puzzle, after);
    const isWritten = worth === 'game' ? writeStored(key, saved) : writeStored(clockKey(key), saved.clock);
    if (!isWritten) onTrouble('unwritable');
    if (worth === 'game' && hasClock) removeStored(clockKey(key));
    hasClock = worth === 'clock';
  });
  const follow = (event: StorageEvent): void => {
    if (event.key === key) takeOver();
  };
  // A page that was frozen has missed what other tabs did.
  const catchUp = (event: PageTransitionEvent): void => {
    if (event.persisted) takeOver();
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', catchUp);
  return () => {
    unsubscribe();
    removeEventListener('storage', follow);
    removeEventListener('pageshow', catchUp);
  };
}
