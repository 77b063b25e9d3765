import { newGame, restoreGame, serializeGame } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { readStored, storedText, writeStored, writeText } from '../browserStorage.ts';
import type { GameStore } from './gameStore.ts';

/** Whether keeping the game works; the player is told once when it does not. */
export type StorageTrouble = 'unreadable' | 'unwritable';

/** A timed game is another game than the same puzzle at leisure. */
export function savedGameKey(puzzleId: string, timerMinutes: number): string {
  return `monster-game:${puzzleId}${timerMinutes > 0 ? ':timed' : ''}`;
}

/** The game as it was left, else a new one. */
export function loadGame(
  puzzle: Puzzle,
  key: string,
  timerMinutes: number,
): { game: GameState; trouble?: StorageTrouble } {
  const { value, isSound } = readStored(key);
  const saved = value === undefined ? null : restoreGame(puzzle, value);
  if (saved !== null) return { game: saved };
  const game = newGame(puzzle, timerMinutes);
  if (isSound && value === undefined) return { game };
  // Whether it can be written tells rubbish from a browser that forbids storage.
  const isWritable = writeStored(key, serializeGame(puzzle, game));
  return { game, trouble: isWritable ? 'unreadable' : 'unwritable' };
}

type Worth = 'game' | 'clock' | null;

/** Of the clock alone, a write a second is enough, and one when it stops. */
function worthSaving(before: GameState, after: GameState): Worth {
  const { clock: was, ...gameBefore } = before;
  const { clock: is, ...gameAfter } = after;
  const names = Object.keys(gameAfter) as (keyof typeof gameAfter)[];
  if (names.some((name) => gameBefore[name] !== gameAfter[name])) return 'game';
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
  const takeOver = (saved: GameState | null): void => {
    if (saved === null) return;
    lastText = storedText(key);
    isTakingOver = true;
    store.replace(saved);
    isTakingOver = false;
  };
  const stored = (): GameState | null => restoreGame(store.puzzle, readStored(key).value);
  let lastText = storedText(key);
  const unsubscribe = store.subscribe((before, after) => {
    const worth = isTakingOver ? null : worthSaving(before, after);
    if (worth === null) return;
    // Another tab may have typed a moment ago: time that passed here must not wipe it out.
    if (worth === 'clock' && storedText(key) !== lastText) return takeOver(stored());
    const text = JSON.stringify(serializeGame(store.puzzle, after));
    if (writeText(key, text)) lastText = text;
    else onTrouble('unwritable');
  });
  const follow = (event: StorageEvent): void => {
    if (event.key === key) takeOver(stored());
  };
  // A page that was frozen has missed what other tabs did.
  const catchUp = (event: PageTransitionEvent): void => {
    if (event.persisted) takeOver(stored());
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', catchUp);
  return () => {
    unsubscribe();
    removeEventListener('storage', follow);
    removeEventListener('pageshow', catchUp);
  };
}
