import { finalScore } from '@monster/engine';
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
import type { GameStore, Sweep } from '../game/gameStore.ts';
import { TimesUpDialog } from './TimesUpDialog.tsx';
import type { WaysOn } from './TimesUpDialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { hasNoInput, useGameSession } from './useGameSession.ts';
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
  /** A revealed game goes on: the player has started over, or has taken the reveal back. */
  readonly onReopened?: (how: 'startedOver' | 'takenBack') => void;
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

/** Covers the game, whose clock stops while a dialog is open. */
function PauseDialog({ onResume }: { onResume: () => void }) {
  return (
    <Dialog title="Paused" onClose={onResume}>
      <p>The clock is stopped, and the puzzle is covered until you come back.</p>
      <div className={styles['actions']}>
        <Button onClick={onResume}>Resume</Button>
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

/** Tells what has happened to the player's letters, with a button that brings them back. */
function offerUndo(store: GameStore, title: string): void {
  const run = (): void => {
    store.dispatch({ type: 'undo' });
    focusCellInput();
  };
  showToast({ title, action: { label: 'Undo', run } });
}

const bothSweeps: readonly Sweep[] = ['startOver', 'revealAll'];
const onlyStartOver: readonly Sweep[] = ['startOver'];

type GameEvents = Pick<CrosswordProps, 'onPlayed' | 'onSolved' | 'onRevealed' | 'onReopened'>;

/** Tells the page how the game goes. */
function useGameEvents(
  store: GameStore,
  level: number | undefined,
  { onPlayed, onSolved, onRevealed, onReopened }: GameEvents,
): void {
  // A layout effect runs before the session's effect, which plays what was typed early and may solve the puzzle.
  useLayoutEffect(
    () =>
      store.subscribe((before, after, command) => {
        const isPlayed = after.phase === 'playing' && before.cells !== after.cells && !hasNoInput(after);
        if (command !== undefined && isPlayed) onPlayed?.();
        if (before.phase === after.phase) return;
        if (before.phase === 'revealed-all')
          onReopened?.(command === undefined ? 'takenBack' : 'startedOver');
        // The celebration takes long to render, and the last letter must not wait for it.
        if (after.phase === 'complete' && command !== undefined)
          startTransition(() => onSolved(finalScore(after), after));
        if (after.phase !== 'revealed-all') return;
        onRevealed?.(command === undefined ? 'save' : 'player', after);
        if (command !== undefined && level === undefined) offerUndo(store, 'All answers are revealed');
      }),
    [store, level, onPlayed, onSolved, onRevealed, onReopened],
  );
}

/** The crossword screen, shared by the puzzle, level and daily pages. */
export function Crossword({ rewardTest, waysOn, ...screen }: CrosswordProps) {
  const { metadata, puzzle, timerMinutes, level } = screen;
  const [isRestarting, setIsRestarting] = useState(false);
  const [popup, setPopup] = useState<'none' | 'startOver' | 'pause'>('none');
  const { earn, offer, isWelcoming } = useRewardGate(rewardTest, metadata);
  const isPaused = isRestarting || isWelcoming;
  const { store, isReady } = useGameSession({
    puzzle,
    puzzleId: metadata.id,
    timerMinutes,
    isPaused,
    // A revealed level has been reported.
    canTakeBack: level === undefined ? bothSweeps : onlyStartOver,
  });
  usePrintOnRequest(isReady);
  useGameEvents(store, level, screen);

  const tryAgain = (): void => {
    backToGrid(() => {
      store.dispatch({ type: 'tryAgain' });
      setIsRestarting(true);
    });
    setTimeout(() => setIsRestarting(false), restartDelayMs);
  };
  const closePopup = (): void => backToGrid(() => setPopup('none'));
  const startOver = (): void => {
    store.dispatch({ type: 'startOver', timerMinutes });
    closePopup();
    offerUndo(store, 'Started over');
  };
  return (
    <GameContext value={store}>
      <PlayScreen
        {...screen}
        isReady={isReady}
        earn={earn}
        isCovered={popup === 'pause'}
        onPause={() => setPopup('pause')}
        onStartOver={() => setPopup('startOver')}
      />
      <TimesUpDialog {...waysOn} onTryAgain={tryAgain} />
      {popup === 'startOver' && <StartOverDialog onStartOver={startOver} onClose={closePopup} />}
      {popup === 'pause' && <PauseDialog onResume={closePopup} />}
      {offer}
    </GameContext>
  );
}
