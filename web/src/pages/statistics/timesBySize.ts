import { medianOf } from '../../streak/statistics.ts';
import { isSolved, type Play } from './plays.ts';
import { trendOf, type Trend } from './trend.ts';

/** A puzzle that the player has solved alone, with its time. */
export interface TimedSolve extends Play {
  readonly timeMs: number;
}

/** The solves of one size of grid. */
export interface SizeTimes {
  /** Null for all sizes that nobody knows. */
  readonly size: number | null;
  /** In the order in which they were begun; at least one. */
  readonly solves: readonly TimedSolve[];
  readonly best: TimedSolve;
  readonly medianMs: number;
  readonly trend: Trend | null;
}

/** Unknown sizes come last. */
const largestSize = 100;

function isTimedSolve(play: Play): play is TimedSolve {
  return isSolved(play) && play.together === 0 && play.timeMs !== null;
}

function timesOf(size: number | null, solves: readonly TimedSolve[]): SizeTimes[] {
  const times = solves.map(({ timeMs }) => timeMs);
  const bestMs = Math.min(...times);
  const best = solves.find(({ timeMs }) => timeMs === bestMs);
  const medianMs = medianOf(times);
  if (best === undefined || medianMs === null) return [];
  return [{ size, solves, best, medianMs, trend: trendOf(times, medianOf) }];
}

/** Returns the times of every size that was solved, the smallest first. Times made together compare with none of them. */
export function timesBySize(plays: readonly Play[]): SizeTimes[] {
  const solves = plays.filter(isTimedSolve);
  const sizes = [...new Set(solves.map(({ size }) => size))];
  return sizes
    .sort((a, b) => (a ?? largestSize) - (b ?? largestSize))
    .flatMap((size) =>
      timesOf(
        size,
        solves.filter((solve) => solve.size === size),
      ),
    );
}

/** Returns the size with the most solves, the smaller of two. */
export function mostPlayed(sizes: readonly SizeTimes[]): SizeTimes | undefined {
  return sizes.reduce<SizeTimes | undefined>(
    (most, each) => (most === undefined || each.solves.length > most.solves.length ? each : most),
    undefined,
  );
}

/** "7×7", or "Other sizes". */
export function sizeName(size: number | null): string {
  return size === null ? 'Other sizes' : `${size}×${size}`;
}
