import { newGame } from '@monster/engine';
import type { Command, GameState, Puzzle } from '@monster/engine';
import { useEffect, useLayoutEffect, useState } from 'react';
import { openDialogs } from '../ui/openDialogs.ts';
import { showToast } from '../ui/toasts.ts';
import type { ToastMessage } from '../ui/toasts.ts';
import { focusCellInput } from './CellInput.tsx';
import { takeEarlyCommands } from '../game/earlyInput.ts';
import { gameOnPage } from '../game/gameOnPage.ts';
import { createGameStore } from '../game/gameStore.ts';
import type { GameStore, Sweep } from '../game/gameStore.ts';
import { playSettings } from '../game/playSettings.ts';
import { keepGame, loadGame, savedGameKey } from '../game/savedGame.ts';
import type { StorageTrouble } from '../game/savedGame.ts';

const notices: Record<StorageTrouble, ToastMessage> = {
  unreadable: {
    title: 'A fresh start',
    description: 'Your saved game could not be read, so the puzzle starts over.',
  },
  unwritable: {
    title: 'Saving is off',
    description:
      'This browser does not let us save your game. You can keep playing, but do not close this page.',
  },
};

/** A saved game goes on with the timer it was started with, whatever the address says now. */
function tellOtherTimer({ timerMinutes: saved, phase }: GameState, asked: number): void {
  if (phase !== 'playing' || saved === 0 || saved === asked) return;
  showToast({
    title: `This game was started with ${describeMinutes(saved)}`,
    description: `Its clock goes on from there. Start over to play with ${describeMinutes(asked)}.`,
  });
}

function describeMinutes(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

const tickMs = 200;

/** Lets time pass only while the player can see the grid: not while the page is hidden or a dialog covers it. */
function usePlayClock(store: GameStore, isEnabled: boolean): void {
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const now = () => performance.now();
    const update = (): void => {
      const { phase, clock } = store.getState();
      const shouldRun = phase === 'playing' && !document.hidden && openDialogs.get() === 0;
      if (shouldRun === (clock.countedTo !== null) && shouldRun === (timer !== undefined)) return;
      clearInterval(timer);
      timer = shouldRun ? setInterval(() => store.dispatch({ type: 'tick', now: now() }), tickMs) : undefined;
      store.dispatch({ type: shouldRun ? 'resume' : 'pause', now: now() });
    };
    update();
    const unsubscribes = [store.subscribe(update), openDialogs.subscribe(update)];
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
      document.removeEventListener('visibilitychange', update);
      store.dispatch({ type: 'pause', now: now() });
    };
  }, [store, isEnabled]);
}

/** True while the game contains nothing that the player has entered or asked for. */
export function hasNoInput({ phase, cells, hintsUsed }: GameState): boolean {
  return phase === 'playing' && hintsUsed === 0 && cells.every(({ userValue }) => userValue === '');
}

/** True for a command that came from the player rather than the clock. */
export function isByPlayer(command: Command | undefined): boolean {
  return command !== undefined && !['tick', 'pause', 'resume'].includes(command.type);
}

/** Keeps the rest of the page informed about this game, so nothing interrupts it. */
function useGameOnPage(store: GameStore, isReady: boolean): void {
  // Set before the first paint of the game, so nothing shows up in its place for a moment.
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

interface SessionOptions {
  readonly puzzle: Puzzle;
  readonly puzzleId: string;
  readonly timerMinutes: number;
  readonly isPaused: boolean;
  readonly canTakeBack: readonly Sweep[];
}

/**
 * Loads, saves and times a game; its clock stops while it is paused. The first render shows the server's empty grid;
 * after that the game is ready.
 */
export function useGameSession({ puzzle, puzzleId, timerMinutes, isPaused, canTakeBack }: SessionOptions): {
  store: GameStore;
  isReady: boolean;
} {
  const [store] = useState(() => createGameStore(puzzle, newGame(puzzle, timerMinutes), canTakeBack));
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const key = savedGameKey(puzzleId, timerMinutes);
    let hasWarned = false;
    const warn = (trouble: StorageTrouble): void => {
      if (!hasWarned) showToast({ ...notices[trouble], variant: 'destructive' });
      hasWarned = true;
    };
    const { game, trouble } = loadGame(puzzle, key, timerMinutes);
    store.replace(game);
    if (trouble !== undefined) warn(trouble);
    tellOtherTimer(game, timerMinutes);
    const stop = keepGame(store, key, warn);
    for (const command of takeEarlyCommands(playSettings())) store.dispatch(command);
    // From now on keys count only in the input. Focus the player has already moved stays where it is.
    if (document.activeElement === document.body) focusCellInput();
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must match the server's
    setIsReady(true);
    return stop;
  }, [store, puzzle, puzzleId, timerMinutes]);
  useGameOnPage(store, isReady);
  usePlayClock(store, isReady && !isPaused);
  return { store, isReady };
}
