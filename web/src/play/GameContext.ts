import type { GameState } from '@monster/engine';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { GameStore } from '../game/gameStore.ts';
import type { Drawing } from './useDrawing.ts';

interface GameOnScreen {
  readonly store: GameStore;
  /** Null where the server has drawn the screen, and the game plays on it: React leaves what is there as it is. */
  readonly drawing: Drawing | null;
  /** The puzzle, if it can be played together from here. */
  readonly roomFor?: string | undefined;
}

export const GameContext = createContext<GameOnScreen | null>(null);

/** Returns the game that this part of the screen belongs to, and how it is played. */
export function useGameOnScreen(): GameOnScreen {
  const game = use(GameContext);
  if (game === null) throw new Error('useGame needs a GameContext');
  return game;
}

/** Returns the store of that game. */
export function useGame(): GameStore {
  return useGameOnScreen().store;
}

/** Returns a value read from the game. Renders only when it changes, so it must be a primitive or keep its identity. */
export function useGameValue<Value>(read: (state: GameState, store: GameStore) => Value): Value {
  const store = useGame();
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.getState(), store),
    () => read(store.first, store),
  );
}

/** Props of an element whose content React draws where the server has not, and then leaves to the game. */
export function useDrawn(draw: (drawing: Drawing, store: GameStore) => ReactNode): {
  readonly children: ReactNode;
  readonly suppressHydrationWarning: true;
} {
  const { store, drawing } = useGameOnScreen();
  // Where the HTML has more than an empty text, React is told not to mind.
  return { children: drawing === null ? '' : draw(drawing, store), suppressHydrationWarning: true };
}
