import type { Play } from './plays.ts';

/** A 7×7 that was solved in a minute on its own day, except for the changes. */
export function solvedOn(date: string, changes: Partial<Play> = {}): Play {
  const solved = { puzzleId: date, date, begunOn: date, outcome: 'solved', size: 7 } as const;
  return { ...solved, timeMs: 60_000, hintsUsed: 0, together: 0, ...changes };
}
