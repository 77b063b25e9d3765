import { adaptGame, isRecord, newGame, restoreGame, serializeGame } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';
import { hasNoInput } from './gameNews.ts';
import type { GameStore } from './gameStore.ts';

/** Why a game could not be loaded or saved, or is saved no more; the player is told once. */
export type StorageTrouble = 'unreadable' | 'unwritable' | 'deleted';

/** Returns the storage key of a game. A puzzle played with a timer is a separate game. */
export function savedGameKey(puzzleId: string, timerMinutes: number): string {
  return `monster-game:${puzzleId}${timerMinutes > 0 ? ':timed' : ''}`;
}

/**
 * The clock is saved once per second under a key of its own, because saving the whole game would overwrite letters from
 * another tab that this one has not seen yet. It replaces the game's own clock until the game is saved again.
 */
const clockKey = (key: string): string => `${key}:clock`;

function readSaved(puzzle: Puzzle, key: string, timerMinutes: number): GameState | null {
  const { value, isValid } = readStored(key);
  const clock = readStored(clockKey(key)).value;
  const hasOnlyClock = isValid && value === undefined && clock !== undefined;
  const game = hasOnlyClock ? serializeGame(puzzle, newGame(puzzle, timerMinutes)) : value;
  const withClock = clock !== undefined && isRecord(game) ? { ...game, clock } : game;
  // An editor may have corrected the grid since.
  return restoreGame(puzzle, withClock) ?? restoreGame(puzzle, game) ?? adaptGame(puzzle, withClock);
}

/** Loads the game as the player left it, or starts a new one. */
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
  // If it can be written, the saved game was damaged; if not, the browser forbids storage.
  const isWritable = writeStored(key, serializeGame(puzzle, game));
  removeStored(clockKey(key));
  return { game, trouble: isWritable ? 'unreadable' : 'unwritable' };
}

/** Returns what a change requires to be saved. The clock alone is saved once per second and when it stops. */
function partToSave(before: GameState, after: GameState): 'game' | 'clock' | null {
  const names = Object.keys(after) as (keyof GameState)[];
  if (names.some((name) => name !== 'clock' && before[name] !== after[name])) return 'game';
  const [was, is] = [before.clock, after.clock];
  const hasStopped = was.countedTo !== null && is.countedTo === null;
  return hasStopped || Math.floor(was.playedMs / 1000) !== Math.floor(is.playedMs / 1000) ? 'clock' : null;
}

/** Saves every change and takes over what another tab with the same puzzle saves; returns a function that stops. */
export function keepGame(
  store: GameStore,
  key: string,
  onTrouble: (trouble: StorageTrouble) => void,
): () => void {
  let isTakingOver = false;
  // An earlier page may have saved one.
  let hasSavedClock = true;
  const listening = new AbortController();
  const stop = (): void => {
    unsubscribe();
    listening.abort();
  };
  const takeOver = (): void => {
    const saved = readSaved(store.puzzle, key, 0);
    if (saved !== null) {
      isTakingOver = true;
      store.replace(saved);
      isTakingOver = false;
    } else if (readStored(key).isValid && !hasNoInput(store.getState())) {
      // The player has deleted the game, so it must not be saved again.
      stop();
      onTrouble('deleted');
    }
  };
  const unsubscribe = store.subscribe((before, after) => {
    const part = isTakingOver ? null : partToSave(before, after);
    if (part === null) return;
    const saved = serializeGame(store.puzzle, after);
    const isWritten = part === 'game' ? writeStored(key, saved) : writeStored(clockKey(key), saved.clock);
    if (!isWritten) onTrouble('unwritable');
    if (part === 'game' && hasSavedClock) removeStored(clockKey(key));
    hasSavedClock = part === 'clock';
  });
  // A page restored from the back/forward cache has missed what other tabs did.
  const follow = ({ key: changed, persisted }: Partial<StorageEvent & PageTransitionEvent>): void => {
    if (changed === key || persisted === true) takeOver();
  };
  for (const name of ['storage', 'pageshow'] as const) addEventListener(name, follow, listening);
  return stop;
}
