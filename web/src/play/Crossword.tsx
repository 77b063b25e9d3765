import type { GameState } from '@monster/engine';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { focusCellInput } from '../game/cellInput.ts';
import { GameContext } from './GameContext.ts';
import { loadAfterSolve } from './loadAfterSolve.ts';
import { PlayScreen } from './PlayScreen.tsx';
import { RacePlace } from './RacePlace.tsx';
import type { ScreenProps } from './PlayScreen.tsx';
import { isNearEnd } from '../game/gameNews.ts';
import type { GameStore } from '../game/gameStore.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import type { WaysOn } from './popups/TimesUpDialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { useGameSession } from './useGameSession.ts';
import type { GameEvents, Holds } from './useGameSession.ts';
import { useReports } from './useReports.ts';
import { useRewardGate } from './useRewardGate.tsx';
import { useSolve } from './useSolve.ts';

const restartDelayMs = 100;

export interface CrosswordProps extends ScreenProps, GameEvents {
  /** The value of `rewardtest`: the reward that has to be earned by watching an ad. */
  readonly rewardTest: string | null;
  /** Loads what the page shows at the end of the game. */
  readonly loadEnd: () => Promise<unknown>;
  /** What the player can do, besides trying again, when the time is up. */
  readonly waysOn?: WaysOn;
}

/** What a page knows about its game before anything has happened in it. */
export type PageGame = Pick<
  CrosswordProps,
  'metadata' | 'puzzle' | 'clues' | 'path' | 'drawing' | 'timerMinutes' | 'rewardTest' | 'race'
>;

/** Opens the browser's print dialog when the address asks for it with `print=1`. */
function usePrintOnRequest(): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).get('print') === '1') print();
  }, []);
}

const loadPopups = () => import('./popups/GamePopups.tsx');

/** Loads the dialogs, the page's too, when the game is about to end or one of them is asked for. */
function usePopups(store: GameStore, isAsked: boolean, loadEnd: () => Promise<unknown>) {
  const { puzzle, subscribe, getState, first } = store;
  const isNear = useSyncExternalStore(
    subscribe,
    () => isNearEnd(puzzle, getState()),
    () => isNearEnd(puzzle, first),
  );
  useEffect(() => {
    // If it fails, it is loaded again when it is needed.
    if (isNear) loadEnd().catch(() => undefined);
  }, [isNear, loadEnd]);
  return useLatePart(loadPopups, isNear || isAsked);
}

/** Keeps the player's best solve, to be raced and watched again. */
function keepBest({ puzzle }: GameStore, puzzleId: string, game: GameState): void {
  loadAfterSolve().then(
    (after) => after.keepBest(puzzle, puzzleId, game),
    () => undefined,
  );
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

/** Plays the page's game; revealing everything can be taken back, except in a level, which has been reported. */
function useCrossword(page: ScreenProps & GameEvents, holds: Holds) {
  const { metadata, puzzle, drawing, timerMinutes, level, isTest } = page;
  const isLevel = level !== undefined;
  const choice = { puzzle, puzzleId: metadata.id, timerMinutes, isLevel, isTest };
  const { store, screen } = useGameSession(choice, holds, {
    ...page,
    onPlayed: () => {
      page.onPlayed?.();
      beginReports();
    },
    onSolved: (by, solved) => {
      page.onSolved(by, solved);
      sendSolve(by, solved);
      if (by === 'player') beginReports();
      if (by === 'player' && isTest !== true) keepBest(store, metadata.id, solved);
    },
    onRevealed: (by, revealed) => {
      page.onRevealed?.(by, revealed);
      if (by === 'player') beginReports();
      if (by === 'player' && !isLevel) offerUndo(store, 'All answers are revealed');
    },
  });
  const sendSolve = useSolve(choice);
  const beginReports = useReports(store, metadata.id, isTest !== true);
  // A level is timed and reported, so it is played alone.
  const roomFor = (level ?? isTest) ? undefined : metadata.id;
  const game = useMemo(() => ({ store, drawing, roomFor }), [store, drawing, roomFor]);
  return { store, screen, game };
}

/** The crossword screen, shared by the puzzle, level and daily pages. */
export function Crossword({ rewardTest, waysOn, loadEnd, ...page }: CrosswordProps) {
  const [isRestarting, setIsRestarting] = useState(false);
  const [popup, setPopup] = useState<'none' | 'startOver' | 'pause'>('none');
  const { earn, offer, isWelcoming } = useRewardGate(rewardTest, page.metadata);
  const { store, screen, game } = useCrossword(page, { isRestarting, isWelcoming });
  const popups = usePopups(store, popup !== 'none', loadEnd);
  const { metadata, timerMinutes, race } = page;
  usePrintOnRequest();

  const tryAgain = (): void => {
    backToGrid(() => {
      store.dispatch({ type: 'tryAgain' });
      setIsRestarting(true);
    });
    setTimeout(() => setIsRestarting(false), restartDelayMs);
  };
  const closePopup = (): void => backToGrid(() => setPopup('none'));
  const startOver = (): void => {
    store.dispatch({ type: 'startOver', timerMinutes: page.timerMinutes });
    closePopup();
    offerUndo(store, 'Started over');
  };
  return (
    <GameContext value={game}>
      <PlayScreen
        {...page}
        screen={screen}
        earn={earn}
        isCovered={popup === 'pause' && popups !== null}
        onPause={() => setPopup('pause')}
        onStartOver={() => setPopup('startOver')}
        bar={race && <RacePlace key={race} race={race} puzzleId={metadata.id} timerMinutes={timerMinutes} />}
      />
      {popups !== null && (
        <popups.GamePopups
          clues={page.clues}
          popup={popup}
          waysOn={waysOn}
          onTryAgain={tryAgain}
          onStartOver={startOver}
          onClose={closePopup}
        />
      )}
      {offer}
    </GameContext>
  );
}
