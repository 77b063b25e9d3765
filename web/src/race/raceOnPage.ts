import type { Puzzle } from '@monster/engine';
import { createObservable } from '../lib/observable.ts';
import type { Opponent } from './opponent.ts';

/** The race on this page, once it has started. */
export interface RaceOnPage {
  readonly puzzleId: string;
  readonly puzzle: Puzzle;
  readonly opponent: Opponent;
  /** Starts it over. */
  readonly again: () => void;
}

export const raceOnPage = createObservable<RaceOnPage | null>(null);
