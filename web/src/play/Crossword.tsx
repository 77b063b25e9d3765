import type { Puzzle as PuzzleFacts } from '@monster/contract';
import { finalScore, newGame } from '@monster/engine';
import type { Puzzle } from '@monster/engine';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusCellInput } from './CellInput.tsx';
import { GameContext } from './GameContext.ts';
import { PlayScreen } from './PlayScreen.tsx';
import { StartOverDialog } from './StartOverDialog.tsx';
import { TimesUp } from './TimesUp.tsx';
import { useGameSession } from './useGameSession.ts';

const restartDelayMs = 100;

export interface CrosswordProps {
  readonly facts: PuzzleFacts;
  readonly puzzle: Puzzle;
  /** 0 for none. */
  readonly timerMinutes: number;
  readonly level?: number;
  readonly showsSize?: boolean;
  /** What the Reveal All button becomes when the puzzle is over. */
  readonly next: { readonly label: string; readonly go: () => void };
  /** The player has solved it: the page opens its popup. */
  readonly onSolved: (score: number) => void;
  readonly onRevealed?: () => void;
  /** Where the level can be skipped when its time is up. */
  readonly onSkip?: () => void;
}

/** Closes a dialog at once, since behind an open one nothing can take the focus. */
function backToGrid(close: () => void): void {
  flushSync(close);
  focusCellInput();
}

/** The crossword screen, shared by puzzle, level and daily pages. */
export function Crossword({ onSolved, onRevealed, onSkip, ...screen }: CrosswordProps) {
  const { facts, puzzle, timerMinutes } = screen;
  const [isRestarting, setIsRestarting] = useState(false);
  const [isAskingToStartOver, setIsAsking] = useState(false);
  const { store, isReady } = useGameSession(puzzle, facts.id, timerMinutes, isRestarting);

  useEffect(
    () =>
      store.subscribe((before, after) => {
        if (!isReady || before.phase === after.phase) return;
        if (after.phase === 'complete') onSolved(finalScore(after));
        if (after.phase === 'revealed-all') onRevealed?.();
      }),
    [store, isReady, onSolved, onRevealed],
  );

  const tryAgain = (): void => {
    backToGrid(() => {
      store.dispatch({ type: 'tryAgain' });
      setIsRestarting(true);
    });
    setTimeout(() => setIsRestarting(false), restartDelayMs);
  };
  const stopAsking = (): void => backToGrid(() => setIsAsking(false));
  const startOver = (): void => {
    store.replace(newGame(puzzle, timerMinutes));
    stopAsking();
  };
  return (
    <GameContext value={store}>
      <PlayScreen {...screen} isReady={isReady} onStartOver={() => setIsAsking(true)} />
      <TimesUp onTryAgain={tryAgain} onSkip={onSkip} />
      {isAskingToStartOver && <StartOverDialog onStartOver={startOver} onClose={stopAsking} />}
    </GameContext>
  );
}
