import type { GameState } from '@monster/engine';
import { useCallback, useEffect, useState } from 'react';
import { useSite } from '../../site/site.ts';
import { dailyHref, goToDaily } from '../../daily/dailyLinks.ts';
import { findNext } from '../../daily/dailyList.ts';
import type { EndedBy } from '../../game/gameNews.ts';
import { useRecord } from '../../daily/useRecord.ts';
import { scoresAfter } from '../../game/solved.ts';
import { afterDialogs } from '../../play/afterDialogs.ts';
import type { PageGame } from '../../play/Crossword.tsx';
import { useEnding } from '../../play/useEnding.ts';
import { useFound } from '../../lib/useFound.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PuzzleMetadata } from '../../game/metadata.ts';

export type DailyPopup = 'none' | 'complete' | 'tryAnother' | 'statistics';

const tryAnotherDelayMs = 3_000;

/** Leads from a puzzle to the next ones. */
function useWaysOn(metadata: PuzzleMetadata, search: URLSearchParams, uid: string | null, isSolved: boolean) {
  const { today } = useSite();
  const findUnsolved = useCallback(
    async () => (await findNext(metadata, uid, today)).unsolved,
    [metadata, uid, today],
  );
  const unsolved = useFound(isSolved, findUnsolved);
  const goNext = async (): Promise<void> => {
    const { next } = await findNext(metadata, uid, today);
    if (next === null)
      showToast({ title: 'The next puzzle could not be found', description: 'Please try again.' });
    else goToDaily(dailyHref(search, next));
  };
  const next = { label: 'Next Crossword', go: () => void goNext() };
  // Nobody should land in a finished grid by surprise.
  const waysOn =
    unsolved === null
      ? [next]
      : [{ label: 'Next unsolved', go: () => goToDaily(dailyHref(search, unsolved)) }, next];
  return { next, waysOn };
}

/** Handles what happens after a puzzle is solved or revealed, and how the player gets to the next one. */
export function useDailyFlow({ metadata, puzzle }: PageGame, search: URLSearchParams, uid: string | null) {
  const { recordPlayed, recordSolved, recordRevealed, takeBackReveal } = useRecord(metadata, puzzle, uid);
  const [popup, setPopup] = useState<DailyPopup>('none');
  const [isRevealed, setIsRevealed] = useState(false);
  const { solved, onSolved, forget } = useEnding({
    puzzleId: metadata.id,
    record: (game) => {
      recordSolved(game);
      return scoresAfter(game, false);
    },
    open: () => setPopup('complete'),
  });
  const onRevealed = (by: EndedBy, game: GameState): void => {
    if (by !== 'player') return;
    recordRevealed(game);
    setIsRevealed(true);
  };
  const onReopened = (how: 'startedOver' | 'takenBack'): void => {
    forget();
    setIsRevealed(false);
    setPopup((open) => (open === 'tryAnother' ? 'none' : open));
    if (how === 'takenBack') takeBackReveal();
  };
  useEffect(
    () => (isRevealed ? afterDialogs(tryAnotherDelayMs, () => setPopup('tryAnother')) : undefined),
    [isRevealed],
  );
  const ways = useWaysOn(metadata, search, uid, solved !== null);
  const events = { onPlayed: recordPlayed, onSolved, onRevealed, onReopened };
  return { popup, setPopup, solved, ...ways, events };
}
