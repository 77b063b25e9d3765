import type { GameState } from '@monster/engine';
import { useCallback, useEffect, useState } from 'react';
import { useSite } from '../../site/site.ts';
import { dailyHref, goToDaily } from '../../daily/dailyLinks.ts';
import { findNext } from '../../daily/dailyList.ts';
import { useRecord } from '../../daily/useRecord.ts';
import { addToSession, levelProgress } from '../../game/levelProgress.ts';
import type { Scores } from '../../game/levelProgress.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PuzzleMetadata } from '../../game/metadata.ts';

export type DailyPopup = 'none' | 'complete' | 'tryAnother' | 'statistics';

/** The result of a solved game, for the popup that follows. */
export interface Solved {
  readonly scores: Scores;
  readonly timeMs: number;
  readonly hintsUsed: number;
}

const tryAnotherDelayMs = 3_000;

/** Handles what happens after a puzzle is solved or revealed, and how the player gets to the next one. */
export function useDailyFlow(metadata: PuzzleMetadata, search: URLSearchParams, uid: string | null) {
  const { today } = useSite();
  const { recordPlayed, recordSolved, recordRevealed } = useRecord(metadata, uid);
  const [popup, setPopup] = useState<DailyPopup>('none');
  const [solved, setSolved] = useState<Solved | null>(null);
  const [reveals, setReveals] = useState(0);

  const onSolved = useCallback(
    (score: number, game: GameState) => {
      recordSolved(game);
      const scores = { level: score, total: levelProgress().totalScore, session: addToSession(score) };
      setSolved({ scores, timeMs: game.clock.playedMs, hintsUsed: game.hintsUsed });
      setPopup('complete');
    },
    [recordSolved],
  );
  const onRevealed = useCallback(
    (by: 'player' | 'save', game: GameState) => {
      if (by === 'save') return;
      recordRevealed(game);
      setReveals((count) => count + 1);
    },
    [recordRevealed],
  );
  useEffect(() => {
    if (reveals === 0) return undefined;
    const timer = setTimeout(() => setPopup('tryAnother'), tryAnotherDelayMs);
    return () => clearTimeout(timer);
  }, [reveals]);

  const goNext = async (): Promise<void> => {
    const next = await findNext(metadata, uid, today);
    if (next === null)
      showToast({ title: 'The next puzzle could not be found', description: 'Please try again.' });
    else goToDaily(dailyHref(search, next));
  };
  return { popup, setPopup, solved, goNext, onPlayed: recordPlayed, onSolved, onRevealed };
}
