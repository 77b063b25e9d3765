import type { Puzzle as PuzzleFacts } from '@monster/contract';
import { finalScore, newGame } from '@monster/engine';
import type { Puzzle } from '@monster/engine';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { AdPlace } from '../ads/AdPlace.tsx';
import { Confetti } from '../ui/Confetti.tsx';
import { showToast } from '../ui/toasts.ts';
import { almostThere } from './announce.ts';
import { focusCellInput } from './CellInput.tsx';
import { ClueBanner } from './ClueBanner.tsx';
import { ClueList } from './ClueList.tsx';
import { Controls } from './Controls.tsx';
import styles from './Crossword.module.css';
import { GameContext } from './GameContext.ts';
import { Grid } from './Grid.tsx';
import { LevelBar } from './LevelBar.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { OnScreenKeyboard } from './OnScreenKeyboard.tsx';
import { PuzzleHeader } from './PuzzleHeader.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { StartOverDialog } from './StartOverDialog.tsx';
import { TimesUpDialog } from './TimesUpDialog.tsx';
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
  /** The popup of a solved puzzle. */
  readonly completion: (score: number, close: () => void) => ReactNode;
  readonly onSolved?: (score: number) => void;
  readonly onRevealed?: () => void;
  readonly onSkip?: () => void;
}

type Popup = 'none' | 'complete' | 'timesUp' | 'startOver';

/** The crossword screen, shared by puzzle, level and daily pages. */
export function Crossword(props: CrosswordProps) {
  const { facts, puzzle, timerMinutes, level, next, onSolved, onRevealed } = props;
  const { store, isReady } = useGameSession(puzzle, facts.id, timerMinutes);
  const [popup, setPopup] = useState<Popup>('none');
  const [bursts, setBursts] = useState(0);
  const closePopup = useCallback(() => {
    setPopup('none');
    focusCellInput();
  }, []);
  const complainQuietly = useCallback(() => showToast({ title: almostThere }), []);

  useEffect(() => {
    if (!isReady) return undefined;
    // A game that was left at the end of its time is still there.
    if (store.getState().phase === 'timed-out') setPopup('timesUp');
    return store.subscribe((before, after) => {
      if (before.phase === after.phase) return;
      if (after.phase === 'complete') {
        setBursts((count) => count + 1);
        setPopup('complete');
        onSolved?.(finalScore(after));
      }
      if (after.phase === 'timed-out') setPopup('timesUp');
      if (after.phase === 'revealed-all') onRevealed?.();
    });
  }, [store, isReady, onSolved, onRevealed]);

  const tryAgain = (): void => {
    store.dispatch({ type: 'tryAgain' });
    setTimeout(closePopup, restartDelayMs);
  };
  const startOver = (): void => {
    store.replace(newGame(puzzle, timerMinutes));
    closePopup();
  };
  return (
    <GameContext value={store}>
      <main className={styles['screen']} data-level={level} data-size={puzzle.size}>
        <div className={styles['ad']}>
          <AdPlace size="320x50" />
        </div>
        <PuzzleHeader facts={facts} showsSize={props.showsSize === true}>
          <SettingsMenu onStartOver={() => setPopup('startOver')} />
        </PuzzleHeader>
        {level !== undefined && <LevelBar level={level} />}
        <Controls
          hasTimer={timerMinutes > 0}
          isReady={isReady}
          next={next}
          onHint={() => store.dispatch({ type: 'useHint', seed: Math.floor(Math.random() * 2 ** 31) })}
          onRevealAll={() => store.dispatch({ type: 'revealAll' })}
        />
        <div className={styles['board']}>
          <Grid label={`${facts.title}, ${puzzle.size} by ${puzzle.size} crossword`} />
          <Confetti burst={bursts} />
        </div>
        <ClueBanner />
        <div className={styles['lists']}>
          <ClueList direction="across" />
          <ClueList direction="down" />
        </div>
        <OnScreenKeyboard />
        <p id="cell-input-help" hidden>
          Arrow keys move, Space turns, Tab goes to the next unfilled clue. Escape, then Tab leaves the grid.
        </p>
        <LiveRegion onAlmostThere={complainQuietly} />
      </main>
      {popup === 'complete' && props.completion(finalScore(store.getState()), closePopup)}
      {popup === 'timesUp' && <TimesUpDialog onTryAgain={tryAgain} onSkip={props.onSkip} />}
      {popup === 'startOver' && <StartOverDialog onStartOver={startOver} onClose={closePopup} />}
    </GameContext>
  );
}
