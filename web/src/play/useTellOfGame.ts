import type { Command, GameState } from '@monster/engine';
import { useEffect, useLayoutEffect } from 'react';
import { setGameOnPage } from '../app/gameOnPage.ts';
import type { GameStore } from './gameStore.ts';

/** Nothing of the player's is in it yet. */
export function isUntouched({ phase, cells, hintsUsed }: GameState): boolean {
  return phase === 'playing' && hintsUsed === 0 && cells.every(({ userValue }) => userValue === '');
}

/** Whether a command is the player's own and not the clock's. */
export function isPlayers(command: Command | undefined): boolean {
  return command !== undefined && !['tick', 'pause', 'resume'].includes(command.type);
}

/** Tells the rest of the page of this game, so that nobody interrupts it. */
export function useTellOfGame(store: GameStore, isReady: boolean): void {
  // Before the first paint of the game, so that nothing stands in its place for a moment.
  useLayoutEffect(() => {
    setGameOnPage('loading');
    return () => setGameOnPage('none');
  }, []);
  useEffect(() => {
    if (!isReady) return undefined;
    setGameOnPage(isUntouched(store.getState()) ? 'untouched' : 'begun');
    return store.subscribe((_before, _after, command) => {
      if (isPlayers(command)) setGameOnPage('begun');
    });
  }, [store, isReady]);
}
