import { currentWeek, isOnItsDay, streakOf, type DayMark, type Streak } from '@monster/engine';
import type { Result } from '../daily/results.ts';
import { dayOf } from '../lib/late/days.ts';

/** A player's record in numbers. */
export interface Statistics {
  readonly played: number;
  readonly solved: number;
  readonly withoutHelp: number;
  /** How many were solved together with others. Times count only for those that were solved alone. */
  readonly together: number;
  readonly bestMs: number | null;
  readonly medianMs: number | null;
  readonly streak: Streak;
  /** The days of the current week, Monday first. */
  readonly week: readonly DayMark[];
}

/** Returns the median, or null of nothing. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

function isOnTime({ date, begunOn }: Result): boolean {
  const begunAt = Date.parse(begunOn.length > date.length ? begunOn : `${begunOn}T12:00Z`);
  return isOnItsDay(dayOf(date), begunAt);
}

/** Returns the days whose puzzles were begun on that day and solved, even later. */
export function daysOnTime(results: readonly Result[]): number[] {
  const solved = results.filter(({ outcome }) => outcome === 'solved');
  return solved.filter(isOnTime).map(({ date }) => dayOf(date));
}

/** Computes the statistics. A day counts toward a streak if its puzzle was begun on that day and solved, even later. */
export function statisticsOf(results: readonly Result[], now: number): Statistics {
  const solved = results.filter(({ outcome }) => outcome === 'solved');
  const times = solved.filter(({ together }) => together === undefined).map(({ timeMs }) => timeMs);
  const days = daysOnTime(results);
  const streak = streakOf(days, now);
  return {
    played: results.length,
    solved: solved.length,
    withoutHelp: solved.filter(({ hintsUsed }) => hintsUsed === 0).length,
    together: solved.length - times.length,
    bestMs: times.length === 0 ? null : Math.min(...times),
    medianMs: medianOf(times),
    streak,
    week: currentWeek(days, streak.frozen, now),
  };
}
