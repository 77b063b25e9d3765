import type { GameState } from '@monster/engine';
import { createContext, use, useSyncExternalStore } from 'react';
import type { GameStore } from '../game/gameStore.ts';

export const GameContext = createContext<GameStore | null>(null);

/** Returns the game that this part of the screen belongs to. */
export function useGame(): GameStore {
  const store = use(GameContext);
  if (store === null) throw new Error('useGame needs a GameContext');
  return store;
}

/** Returns a value read from the game. Renders only when it changes, so it must be a primitive or keep its identity. */
export function useGameValue<Value>(read: (state: GameState, store: GameStore) => Value): Value {
  const store = useGame();
  const snapshot = () => read(store.getState(), store);
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}
