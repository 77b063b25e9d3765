import type { GameState, Puzzle } from '@monster/engine';
import { useCallback, useEffect, useState } from 'react';
import { useSite } from '../../site/site.ts';
import { dailyHref, goToDaily } from '../../daily/dailyLinks.ts';
import { findNext } from '../../daily/dailyList.ts';
import { useRecord } from '../../daily/useRecord.ts';
import { addToSession, levelProgress } from '../../game/levelProgress.ts';
import { solvedGame } from '../../game/solved.ts';
import type { Solved } from '../../game/solved.ts';
import { openDialogs } from '../../ui/openDialogs.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PuzzleMetadata } from '../../game/metadata.ts';

export type DailyPopup = 'none' | 'complete' | 'tryAnother' | 'statistics';

const tryAnotherDelayMs = 3_000;

/** Acts after the delay, or once the dialog that is open then has closed. Returns a function that cancels. */
function afterDialogs(act: () => void): () => void {
  let unsubscribe = (): void => {};
  const timer = setTimeout(() => {
    const actIfFree = (): void => {
      if (openDialogs.get() > 0) return;
      unsubscribe();
      act();
    };
    unsubscribe = openDialogs.subscribe(actIfFree);
    actIfFree();
  }, tryAnotherDelayMs);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

interface DailyGameOf {
  readonly metadata: PuzzleMetadata;
  readonly puzzle: Puzzle;
}

/** Handles what happens after a puzzle is solved or revealed, and how the player gets to the next one. */
export function useDailyFlow({ metadata, puzzle }: DailyGameOf, search: URLSearchParams, uid: string | null) {
  const { today } = useSite();
  const { recordPlayed, recordSolved, recordRevealed, takeBackReveal } = useRecord(metadata, puzzle, uid);
  const [popup, setPopup] = useState<DailyPopup>('none');
  const [solved, setSolved] = useState<Solved | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);

  const onSolved = useCallback(
    (score: number, game: GameState) => {
      recordSolved(game);
      const scores = { level: score, total: levelProgress().totalScore, session: addToSession(score) };
      setSolved(solvedGame(scores, game));
      setPopup('complete');
    },
    [recordSolved],
  );
  const onRevealed = useCallback(
    (by: 'player' | 'save', game: GameState) => {
      if (by === 'save') return;
      recordRevealed(game);
      setIsRevealed(true);
    },
    [recordRevealed],
  );
  const onReopened = useCallback(
    (how: 'startedOver' | 'takenBack') => {
      setIsRevealed(false);
      setPopup((open) => (open === 'tryAnother' ? 'none' : open));
      if (how === 'takenBack') takeBackReveal();
    },
    [takeBackReveal],
  );
  useEffect(() => (isRevealed ? afterDialogs(() => setPopup('tryAnother')) : undefined), [isRevealed]);

  const goNext = async (): Promise<void> => {
    const next = await findNext(metadata, uid, today);
    if (next === null)
      showToast({ title: 'The next puzzle could not be found', description: 'Please try again.' });
    else goToDaily(dailyHref(search, next));
  };
  return { popup, setPopup, solved, goNext, onPlayed: recordPlayed, onSolved, onRevealed, onReopened };
}
