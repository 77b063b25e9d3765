import type { LeaderboardEntry } from '@monster/contract';

/** The index of the player's row, or -1. Rows carry no id; of equal ones any will do, but only one is the player's. */
export function findOwnRow(entries: readonly LeaderboardEntry[], own: LeaderboardEntry | null): number {
  return entries.findIndex(({ rank, displayName }) => rank === own?.rank && displayName === own.displayName);
}
