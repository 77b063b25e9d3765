import { newGame } from '@monster/engine';
import type { Puzzle } from '@monster/engine';
import { useEffect, useState } from 'react';
import { showToast } from '../ui/toasts.ts';
import type { ToastMessage } from '../ui/toasts.ts';
import { focusCellInput } from './CellInput.tsx';
import { takeEarlyCommands } from '../game/earlyInput.ts';
import { createGameStore } from '../game/gameStore.ts';
import type { GameStore } from '../game/gameStore.ts';
import { playSettings } from '../game/playSettings.ts';
import { keepGame, loadGame, savedGameKey } from '../game/savedGame.ts';
import type { StorageTrouble } from '../game/savedGame.ts';
import { usePlayClock } from './usePlayClock.ts';
import { useGameOnPage } from './useGameOnPage.ts';

const notices: Record<StorageTrouble, ToastMessage> = {
  unreadable: {
    title: 'A fresh start',
    description: 'The game you left here could not be read, so it begins anew.',
  },
  unwritable: {
    title: 'Saving is off',
    description: 'This browser does not let us save your game. It plays on, but keep this page open.',
  },
};

/** A game that is loaded, saved and timed; its clock stands while it is held. The first render is the server's empty grid; then it is ready. */
export function useGameSession(
  puzzle: Puzzle,
  puzzleId: string,
  timerMinutes: number,
  isHeld: boolean,
): { store: GameStore; isReady: boolean } {
  const [store] = useState(() => createGameStore(puzzle, newGame(puzzle, timerMinutes)));
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const key = savedGameKey(puzzleId, timerMinutes);
    let hasComplained = false;
    const complain = (trouble: StorageTrouble): void => {
      if (!hasComplained) showToast({ ...notices[trouble], variant: 'destructive' });
      hasComplained = true;
    };
    const { game, trouble } = loadGame(puzzle, key, timerMinutes);
    store.replace(game);
    if (trouble !== undefined) complain(trouble);
    const stop = keepGame(store, key, complain);
    for (const command of takeEarlyCommands(playSettings())) store.dispatch(command);
    // From here on keys count only in the input; what had the focus before keeps it.
    if (document.activeElement === document.body) focusCellInput();
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must be the same as the server's
    setIsReady(true);
    return stop;
  }, [store, puzzle, puzzleId, timerMinutes]);
  useGameOnPage(store, isReady);
  usePlayClock(store, isReady && !isHeld);
  return { store, isReady };
}
