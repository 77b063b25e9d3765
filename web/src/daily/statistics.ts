import { streakOf, type Streak } from '@monster/engine';
import { dayOf } from '../lib/dates.ts';
import type { Result } from './results.ts';

/** A player's record in numbers. */
export interface Statistics {
  readonly played: number;
  readonly solved: number;
  readonly withoutHelp: number;
  readonly bestMs: number | null;
  readonly medianMs: number | null;
  readonly streak: Streak;
}

function medianOf(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

/** Computes the statistics. A day counts toward a streak if its puzzle was begun on that day and solved, even later. */
export function statisticsOf(results: readonly Result[], now: number): Statistics {
  const solved = results.filter(({ outcome }) => outcome === 'solved');
  const times = solved.map(({ timeMs }) => timeMs).sort((a, b) => a - b);
  const onTheirDay = solved.filter(({ date, begunOn }) => date === begunOn);
  return {
    played: results.length,
    solved: solved.length,
    withoutHelp: solved.filter(({ hintsUsed }) => hintsUsed === 0).length,
    bestMs: times[0] ?? null,
    medianMs: medianOf(times),
    streak: streakOf(
      onTheirDay.map(({ date }) => dayOf(date)),
      now,
    ),
  };
}
