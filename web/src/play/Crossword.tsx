import { finalScore, newGame } from '@monster/engine';
import type { GameState } from '@monster/engine';
import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusCellInput } from './CellInput.tsx';
import { GameContext } from './GameContext.ts';
import { PlayScreen } from './PlayScreen.tsx';
import type { ScreenProps } from './PlayScreen.tsx';
import { StartOverDialog } from './StartOverDialog.tsx';
import { TimesUp } from './TimesUp.tsx';
import { useGameSession } from './useGameSession.ts';
import { usePrintOnRequest } from './usePrintOnRequest.ts';
import { useRewardGate } from './useRewardGate.tsx';

const restartDelayMs = 100;

export interface CrosswordProps extends ScreenProps {
  /** The value of `rewardtest`: the reward that has to be earned by an ad. */
  readonly rewardTest: string | null;
  /** The player has put in a letter. */
  readonly onPlayed?: () => void;
  /** The player has solved it: the page opens its popup. */
  readonly onSolved: (score: number, game: GameState) => void;
  /** Everything is revealed: by the player, or in the saved game that was opened. */
  readonly onRevealed?: (by: 'player' | 'save', game: GameState) => void;
  /** Where the level can be skipped when its time is up. */
  readonly onSkip?: () => void;
}

/** Closes a dialog at once, since behind an open one nothing can take the focus. */
function backToGrid(close: () => void): void {
  flushSync(close);
  focusCellInput();
}

/** The crossword screen, shared by puzzle, level and daily pages. */
export function Crossword({ onPlayed, onSolved, onRevealed, onSkip, rewardTest, ...screen }: CrosswordProps) {
  const { metadata, puzzle, timerMinutes } = screen;
  const [isRestarting, setIsRestarting] = useState(false);
  const [isAskingToStartOver, setIsAsking] = useState(false);
  const { earn, offer, isWelcoming } = useRewardGate(rewardTest, metadata);
  const isHeld = isRestarting || isWelcoming;
  const { store, isReady } = useGameSession(puzzle, metadata.id, timerMinutes, isHeld);
  usePrintOnRequest(isReady);

  // A layout effect is there before the session's own, which plays what was typed early: that may solve it all.
  useLayoutEffect(
    () =>
      store.subscribe((before, after, command) => {
        if (command !== undefined && after.phase === 'playing' && before.cells !== after.cells) onPlayed?.();
        if (before.phase === after.phase) return;
        // The celebration is much to draw, and the last letter does not wait for it.
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
  const stopAsking = (): void => backToGrid(() => setIsAsking(false));
  const startOver = (): void => {
    store.replace(newGame(puzzle, timerMinutes));
    stopAsking();
  };
  return (
    <GameContext value={store}>
      <PlayScreen {...screen} isReady={isReady} earn={earn} onStartOver={() => setIsAsking(true)} />
      <TimesUp onTryAgain={tryAgain} onSkip={onSkip} />
      {isAskingToStartOver && <StartOverDialog onStartOver={startOver} onClose={stopAsking} />}
      {offer}
    </GameContext>
  );
}
