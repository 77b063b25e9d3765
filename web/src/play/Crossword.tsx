import { finalScore, newGame } from '@monster/engine';
import type { GameState } from '@monster/engine';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { focusCellInput } from './CellInput.tsx';
import styles from './dialogs.module.css';
import { GameContext } from './GameContext.ts';
import { PlayScreen } from './PlayScreen.tsx';
import type { ScreenProps } from './PlayScreen.tsx';
import { TimesUpDialog } from './TimesUpDialog.tsx';
import type { WaysOn } from './TimesUpDialog.tsx';
import { useGameSession } from './useGameSession.ts';
import { useRewardGate } from './useRewardGate.tsx';

const restartDelayMs = 100;

export interface CrosswordProps extends ScreenProps {
  /** The value of `rewardtest`: the reward that has to be earned by watching an ad. */
  readonly rewardTest: string | null;
  /** The player has typed a letter. */
  readonly onPlayed?: () => void;
  /** The player has solved the puzzle, and the page opens its popup. */
  readonly onSolved: (score: number, game: GameState) => void;
  /** All answers are revealed, either by the player just now or in the saved game that was opened. */
  readonly onRevealed?: (by: 'player' | 'save', game: GameState) => void;
  /** What the player can do, besides trying again, when the time is up. */
  readonly waysOn?: WaysOn;
}

/** Asks before throwing the player's letters away. */
function StartOverDialog({ onStartOver, onClose }: { onStartOver: () => void; onClose: () => void }) {
  return (
    <Dialog title="Start over?" onClose={onClose}>
      <p>This clears every letter in the puzzle and resets its hints and clock.</p>
      <div className={styles['actions']}>
        <Button onClick={onStartOver}>Start over</Button>
        <Button variant="quiet" onClick={onClose}>
          Keep playing
        </Button>
      </div>
    </Dialog>
  );
}

/** Opens the browser's print dialog when the address asks for it with `print=1`. */
function usePrintOnRequest(isReady: boolean): void {
  useEffect(() => {
    if (isReady && new URLSearchParams(location.search).get('print') === '1') print();
  }, [isReady]);
}

/** Closes a dialog synchronously, since nothing behind an open dialog can take the focus. */
function backToGrid(close: () => void): void {
  flushSync(close);
  focusCellInput();
}

/** The crossword screen, shared by the puzzle, level and daily pages. */
export function Crossword({ onPlayed, onSolved, onRevealed, waysOn, rewardTest, ...screen }: CrosswordProps) {
  const { metadata, puzzle, timerMinutes } = screen;
  const [isRestarting, setIsRestarting] = useState(false);
  const [isAskingToStartOver, setIsAskingToStartOver] = useState(false);
  const { earn, offer, isWelcoming } = useRewardGate(rewardTest, metadata);
  const isPaused = isRestarting || isWelcoming;
  const { store, isReady } = useGameSession(puzzle, metadata.id, timerMinutes, isPaused);
  usePrintOnRequest(isReady);

  // A layout effect runs before the session's effect, which plays what was typed early and may solve the puzzle.
  useLayoutEffect(
    () =>
      store.subscribe((before, after, command) => {
        if (command !== undefined && after.phase === 'playing' && before.cells !== after.cells) onPlayed?.();
        if (before.phase === after.phase) return;
        // The celebration takes long to render, and the last letter must not wait for it.
        if (after.phase === 'complete' && command !== undefined)
          startTransition(() => onSolved(finalScore(after), after));
        if (after.phase === 'revealed-all') onRevealed?.(command === undefined ? 'save' : 'player', after);
      }),
    [store, onPlayed, onSolved, onRevealed],
  );

  const tryAgain = (): void => {
    backToGrid(() => {
      store.dispatch({ type: 'tryAgain' });
      setIsRestarting(true);
    });
    setTimeout(() => setIsRestarting(false), restartDelayMs);
  };
  const stopAsking = (): void => backToGrid(() => setIsAskingToStartOver(false));
  const startOver = (): void => {
    store.replace(newGame(puzzle, timerMinutes));
    stopAsking();
  };
  return (
    <GameContext value={store}>
      <PlayScreen
        {...screen}
        isReady={isReady}
        earn={earn}
        onStartOver={() => setIsAskingToStartOver(true)}
      />
      <TimesUpDialog {...waysOn} onTryAgain={tryAgain} />
      {isAskingToStartOver && <StartOverDialog onStartOver={startOver} onClose={stopAsking} />}
      {offer}
    </GameContext>
  );
}
