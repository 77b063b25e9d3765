import type { GameState } from '@monster/engine';
import { useCallback, useEffect, useRef } from 'react';
import { recordCompletion } from '../api/player/playerCalls.ts';
import { ApiError, send } from '../api/client.ts';
import { keepCompletion, markSent, storedCompletions } from '../game/completions.ts';
import type { Completion } from '../game/completions.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';
import { helpUsed } from '../game/solved.ts';
import { utcToday } from '../lib/dates.ts';
import { isUid } from '../site/uid.ts';
import { restoreResult, saveResult, storedResults } from './results.ts';
import type { Result } from './results.ts';

/** True when sending again is pointless. Too many calls, server errors and a missing network are temporary. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

async function sendOne(completion: Completion & { readonly uid: string }): Promise<void> {
  const { uid, puzzleId } = completion;
  const request = recordCompletion({ body: { uid, puzzleId } });
  try {
    await send(request, true);
    markSent(completion);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification asks for these failures in the console only
    console.error(`${request.path} failed`, error);
    if (isRefused(error)) markSent(completion);
  }
}

/** Sends the server the completions it does not know yet. A failure is only logged; the next call tries again. */
async function sendCompletions(): Promise<void> {
  if (!navigator.onLine) return;
  for (const completion of storedCompletions()) {
    const { uid, isSent } = completion;
    if (!isSent && isUid(uid)) await sendOne({ ...completion, uid });
  }
}

/** Sends what is left over now and whenever the network is back. Returns a function that stops it. */
function keepSending(): () => void {
  const trySending = (): void => void sendCompletions();
  trySending();
  addEventListener('online', trySending);
  return () => removeEventListener('online', trySending);
}

/** Records how a daily puzzle goes: for the statistics, for the ticks and, if there is a uid, for the server. */
export function useRecord({ id, datePublished }: PuzzleMetadata, uid: string | null) {
  const hasBegun = useRef(false);
  const save = useCallback(
    (outcome: Result['outcome'], game?: GameState) =>
      saveResult(id, {
        date: datePublished.slice(0, 10),
        begunOn: utcToday(),
        outcome,
        timeMs: Math.round(game?.clock.playedMs ?? 0),
        hintsUsed: game === undefined ? 0 : helpUsed(game),
      }),
    [id, datePublished],
  );
  const recordPlayed = useCallback(() => {
    if (!hasBegun.current) save('begun');
    hasBegun.current = true;
  }, [save]);
  const recordSolved = useCallback(
    (game: GameState) => {
      save('solved', game);
      keepCompletion(id, uid);
      void sendCompletions();
    },
    [save, id, uid],
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
  useEffect(keepSending, []);
  return { recordPlayed, recordSolved, recordRevealed, takeBackReveal };
}
