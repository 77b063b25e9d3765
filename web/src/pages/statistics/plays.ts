import type { Result, Results } from '../../daily/results.ts';

/** A daily puzzle that the player has begun, with numbers that are safe to count with whatever was stored. */
export interface Play {
  readonly puzzleId: string;
  /** The puzzle's own date, such as `2026-11-15`. */
  readonly date: string;
  readonly begunOn: string;
  readonly outcome: Result['outcome'];
  /** Null for a size that nobody knows. */
  readonly size: number | null;
  /** Null for a time that cannot be. */
  readonly timeMs: number | null;
  readonly hintsUsed: number;
  /** With how many others it was solved; 0 for a game alone. */
  readonly together: number;
}

/** Nobody plays one crossword for longer. */
const longestMs = 100 * 60 * 60_000;
const mostHints = 1000;
const mostPeople = 100;

/** Results from before sizes were kept have the size in the puzzle's id: `07-4-0002` is 7×7. */
function sizeOf(puzzleId: string, size: number | undefined): number | null {
  const known = size ?? Number(/^(\d\d)-\d-\d{4}$/u.exec(puzzleId)?.[1]);
  return Number.isInteger(known) && known >= 2 && known <= 99 ? known : null;
}

/** Returns a number that counts something, and 0 for one that cannot be. */
function countOf(stored: number, most: number): number {
  return Number.isInteger(stored) && stored >= 0 && stored <= most ? stored : 0;
}

function playOf(puzzleId: string, result: Result): Play {
  const { date, begunOn, outcome, size, timeMs, hintsUsed, together = 0 } = result;
  return {
    puzzleId,
    date: date.slice(0, 10),
    begunOn,
    outcome,
    size: sizeOf(puzzleId, size),
    timeMs: timeMs >= 0 && timeMs < longestMs ? timeMs : null,
    hintsUsed: countOf(hintsUsed, mostHints),
    together: countOf(together, mostPeople),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns what was played in the order in which it was begun. */
export function playsOf(results: Results): Play[] {
  return Object.entries(results)
    .map(([puzzleId, result]) => playOf(puzzleId, result))
    .sort((a, b) => compare(a.begunOn, b.begunOn) || compare(a.date, b.date));
}

export function isSolved({ outcome }: Play): boolean {
  return outcome === 'solved';
}
