import { createObservable } from '../lib/observable.ts';

/** What has become of the solve on this page. */
export type SolveStatus =
  /** The server is asked, or about to be. */
  | { readonly status: 'sending' }
  /** The server has it, and knows how it compares. */
  | { readonly status: 'sent' }
  /** There was no network; it is sent later. */
  | { readonly status: 'waiting' }
  /** The game has no whole log: it was very long, or begun before there were logs. */
  | { readonly status: 'unlogged' }
  /** The game has no ticket: it began without a network, or this browser keeps nothing. */
  | { readonly status: 'unknown' }
  /** The server does not take it, for a reason that it has given. */
  | { readonly status: 'refused'; readonly reason: string | null }
  /** The player has to ask for it. */
  | { readonly status: 'unsent'; readonly send: () => void };

/** The solve on this page, by its puzzle. */
export const solveOnPage = createObservable<{
  readonly puzzleId: string;
  readonly solve: SolveStatus;
} | null>(null);
