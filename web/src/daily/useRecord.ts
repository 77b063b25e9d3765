import type { GameState } from '@monster/engine';
import { useCallback, useEffect, useRef } from 'react';
import { keepCompletion } from '../game/completions.ts';
import { noteResult } from './results.ts';
import type { Result } from './results.ts';
import { keepSending, sendCompletions } from './sendCompletions.ts';
import { utcToday } from '../lib/dates.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';

/** Keeps how a daily puzzle goes: for the player's numbers, for the ticks, and for the server where there is a uid. */
export function useRecord({ id, datePublished }: PuzzleMetadata, uid: string | null) {
  const hasBegun = useRef(false);
  const note = useCallback(
    (outcome: Result['outcome'], game?: GameState) =>
      noteResult(id, {
        date: datePublished.slice(0, 10),
        begunOn: utcToday(),
        outcome,
        timeMs: Math.round(game?.clock.playedMs ?? 0),
        hintsUsed: game?.hintsUsed ?? 0,
      }),
    [id, datePublished],
  );
  const recordPlayed = useCallback(() => {
    if (!hasBegun.current) note('begun');
    hasBegun.current = true;
  }, [note]);
  const recordSolved = useCallback(
    (game: GameState) => {
      note('solved', game);
      keepCompletion(id, uid);
      void sendCompletions();
    },
    [note, id, uid],
  );
  const recordRevealed = useCallback((game: GameState) => note('revealed', game), [note]);
  useEffect(keepSending, []);
  return { recordPlayed, recordSolved, recordRevealed };
}
