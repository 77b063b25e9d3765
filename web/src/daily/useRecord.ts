import type { GameState, Puzzle } from '@monster/engine';
import { useCallback, useRef } from 'react';
import { recordCompletion } from '../api/player/playerCalls.ts';
import { sendInBackground } from '../api/player/waitingCalls.ts';
import { keepCompletion } from '../game/completions.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';
import { helpUsed, solveOf } from '../game/solved.ts';
import { isUid } from '../site/uid.ts';
import { restoreResult, saveBegun, saveResult, storedResults } from './results.ts';
import type { Result } from './results.ts';

/** Records how a daily puzzle goes: for the statistics, for the ticks and, if there is a uid, for the server. */
export function useRecord(metadata: PuzzleMetadata, puzzle: Puzzle, uid: string | null) {
  const { id } = metadata;
  const date = metadata.datePublished.slice(0, 10);
  const hasBegun = useRef(false);
  const save = useCallback(
    (outcome: Result['outcome'], game: GameState, together?: readonly string[]) =>
      saveResult(id, {
        date,
        begunOn: new Date().toISOString(),
        outcome,
        timeMs: Math.round(game.clock.playedMs),
        hintsUsed: helpUsed(game),
        size: puzzle.size,
        together: together?.length,
      }),
    [id, date, puzzle],
  );
  const recordPlayed = useCallback(() => {
    if (!hasBegun.current) saveBegun(id, date);
    hasBegun.current = true;
  }, [id, date]);
  const recordSolved = useCallback(
    (game: GameState, together?: readonly string[]) => {
      save('solved', game, together);
      const isNew = keepCompletion({
        puzzleId: id,
        uid,
        solve: { ...solveOf(metadata, puzzle, game), together },
      });
      if (isNew && isUid(uid)) sendInBackground(recordCompletion({ body: { uid, puzzleId: id } }));
    },
    [save, id, uid, metadata, puzzle],
  );
  const beforeReveal = useRef<{ readonly result: Result | undefined }>(null);
  const recordRevealed = useCallback(
    (game: GameState) => {
      beforeReveal.current = { result: storedResults()[id] };
      save('revealed', game);
    },
    [save, id],
  );
  const takeBackReveal = useCallback(() => {
    // Another tab takes back what it has recorded itself.
    if (beforeReveal.current !== null) restoreResult(id, beforeReveal.current.result);
    beforeReveal.current = null;
  }, [id]);
  return { recordPlayed, recordSolved, recordRevealed, takeBackReveal };
}
