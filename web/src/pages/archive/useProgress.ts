import type { PuzzleListItem } from '@monster/contract';
import { useEffect, useReducer } from 'react';
import { useCompleted } from '../../daily/useCompleted.ts';
import { onStoredElsewhere } from '../../lib/onStoredElsewhere.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import type { ChainDay, Progress } from './progress.ts';

// This also loads the game's code, so it is ready when the player opens a puzzle.
const loadRecord = () => import('./playRecord.ts');

/** Returns the time of the last news: another tab has stored something, or the browser has brought the page back. */
function useTimeOfNews(): number {
  const [time, refresh] = useReducer(() => Date.now(), 0, Date.now);
  useEffect(() => onStoredElsewhere(refresh), []);
  return time;
}

/** What is known about the player of a month. */
export interface MonthProgress {
  /** Undefined for a puzzle that is still open, and for all of them on the server. */
  readonly progressOf: (puzzleId: string) => Progress | undefined;
  readonly chainOn: (date: string) => ChainDay | undefined;
}

/** Returns how far the player has come: in this browser and, if there is a uid, as the server knows it. */
export function useProgress(puzzles: readonly PuzzleListItem[], uid: string | null): MonthProgress {
  const now = useTimeOfNews();
  const completed = useCompleted(uid);
  const ids = puzzles.map(({ id }) => id);
  const record = useLatePart(loadRecord)?.readPlayRecord(ids, now);
  return {
    progressOf: (id) => {
      const stored = record?.progress.get(id);
      return completed.has(id) && stored?.state !== 'solved' ? { state: 'solved' } : stored;
    },
    chainOn: (date) => record?.chain.get(date),
  };
}
