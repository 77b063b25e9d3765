import type { Result } from './results.ts';

/** A player's record in numbers. */
export interface Statistics {
  readonly played: number;
  readonly solved: number;
  readonly withoutHelp: number;
  readonly bestMs: number | null;
  readonly medianMs: number | null;
  readonly currentStreak: number;
  readonly longestStreak: number;
}

const dayMs = 24 * 60 * 60_000;
const dayNumber = (date: string): number => Math.floor(Date.parse(date) / dayMs);

function medianOf(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

/** Returns, for each day, how many days in a row have ended on it. */
function runsOf(days: readonly number[]): Map<number, number> {
  const runs = new Map<number, number>();
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    runs.set(day, (runs.get(day - 1) ?? 0) + 1);
  }
  return runs;
}

/** Computes the statistics. A day counts toward a streak if its puzzle was begun that day and solved, even after midnight. */
export function statisticsOf(results: readonly Result[], today: string): Statistics {
  const solved = results.filter(({ outcome }) => outcome === 'solved');
  const times = solved.map(({ timeMs }) => timeMs).sort((a, b) => a - b);
  const runs = runsOf(
    solved.filter(({ date, begunOn }) => date === begunOn).map(({ date }) => dayNumber(date)),
  );
  const todayNumber = dayNumber(today);
  return {
    played: results.length,
    solved: solved.length,
    withoutHelp: solved.filter(({ hintsUsed }) => hintsUsed === 0).length,
    bestMs: times[0] ?? null,
    medianMs: medianOf(times),
    // Today's puzzle may not be solved yet.
    currentStreak: runs.get(todayNumber) ?? runs.get(todayNumber - 1) ?? 0,
    longestStreak: Math.max(0, ...runs.values()),
  };
}
