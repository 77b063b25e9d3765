import { isSolved, type Play } from './plays.ts';
import { averageOf, trendOf, type Trend } from './trend.ts';

/** The help in all solved puzzles. */
export interface HintStatistics {
  readonly solves: number;
  readonly total: number;
  /** How many were solved without any. */
  readonly withoutHelp: number;
  /** Null while nothing is solved. */
  readonly perSolve: number | null;
  readonly trend: Trend | null;
}

export function hintStatisticsOf(plays: readonly Play[]): HintStatistics {
  const hints = plays.filter(isSolved).map(({ hintsUsed }) => hintsUsed);
  return {
    solves: hints.length,
    total: hints.reduce((sum, count) => sum + count, 0),
    withoutHelp: hints.filter((count) => count === 0).length,
    perSolve: averageOf(hints),
    trend: trendOf(hints, averageOf),
  };
}
