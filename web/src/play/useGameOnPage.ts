import type { Command, GameState } from '@monster/engine';
import { useEffect, useLayoutEffect } from 'react';
import { gameOnPage } from '../game/gameOnPage.ts';
import type { GameStore } from '../game/gameStore.ts';

/** True while the player has put nothing into the game. */
export function hasNoInput({ phase, cells, hintsUsed }: GameState): boolean {
  return phase === 'playing' && hintsUsed === 0 && cells.every(({ userValue }) => userValue === '');
}

/** True for a command that the player gave, not the clock. */
export function isByPlayer(command: Command | undefined): boolean {
  return command !== undefined && !['tick', 'pause', 'resume'].includes(command.type);
}

/** Keeps the rest of the page informed about this game, so that nothing interrupts it. */
export function useGameOnPage(store: GameStore, isReady: boolean): void {
  // Before the first paint of the game, so that nothing takes its place for a moment.
  useLayoutEffect(() => {
    gameOnPage.set('loading');
    return () => gameOnPage.set('none');
  }, []);
  useEffect(() => {
    if (!isReady) return undefined;
    gameOnPage.set(hasNoInput(store.getState()) ? 'untouched' : 'begun');
    return store.subscribe((_before, _after, command) => {
      if (isByPlayer(command)) gameOnPage.set('begun');
    });
  }, [store, isReady]);
}
