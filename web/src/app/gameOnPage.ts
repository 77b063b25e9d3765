import { useSyncExternalStore } from 'react';

/** Whether this page has a game, and whether the player has begun it; nobody may interrupt one that has. */
export type GameOnPage = 'none' | 'loading' | 'untouched' | 'begun';

const listeners = new Set<() => void>();
let game: GameOnPage = 'none';

export function setGameOnPage(next: GameOnPage): void {
  if (next === game) return;
  game = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useGameOnPage(): GameOnPage {
  return useSyncExternalStore(
    subscribe,
    () => game,
    () => 'none',
  );
}
