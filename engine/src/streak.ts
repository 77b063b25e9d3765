/** So many solved days of a week, Monday to Sunday, earn a freeze. */
export const SOLVES_FOR_FREEZE = 3;
/** The most freezes that a player can hold. */
export const MOST_FREEZES = 2;

/** A player's days in a row. Days are numbers: UTC days since 1970-01-01. */
export interface Streak {
  /** Zero once a day is missed that no freeze covers; today may still be unsolved. */
  readonly current: number;
  readonly longest: number;
  /** The freezes that are left. */
  readonly freezes: number;
  /** The missed days that a freeze has covered. */
  readonly frozen: readonly number[];
}

const dayMs = 24 * 60 * 60_000;

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);
const dayAt = (time: number): number => Math.floor(time / dayMs);
/** The oldest day that is not over everywhere on Earth: just east of the date line, it ends 12 hours after UTC's. */
const oldestOpenDay = (now: number): number => dayAt(now - dayMs / 2);

/** True when a puzzle was begun on its own day: after that had come in UTC, and before it was over everywhere on Earth. */
export function isOnItsDay(puzzleDay: number, begunAt: number): boolean {
  return puzzleDay >= oldestOpenDay(begunAt) && puzzleDay <= dayAt(begunAt);
}

/**
 * Counts the solved days in a row. A missed day ends the streak, unless a freeze is left, which covers it by itself
 * without adding to the streak. Freezes that could not save a streak are kept. A day that is yet to come does not count.
 */
export function streakOf(solvedDays: readonly number[], now: number): Streak {
  const days = [...new Set(solvedDays)].filter((day) => day <= dayAt(now)).sort((a, b) => a - b);
  const frozen: number[] = [];
  const solvesByWeek = new Map<number, number>();
  let current = 0;
  let longest = 0;
  let freezes = 0;
  let next = -Infinity;
  const skipTo = (day: number): void => {
    const missed = Math.max(0, day - next);
    if (missed > freezes) {
      current = 0;
      return;
    }
    for (let i = 0; i < missed; i++) frozen.push(next + i);
    freezes -= missed;
  };
  for (const day of days) {
    skipTo(day);
    current += 1;
    longest = Math.max(longest, current);
    const solves = (solvesByWeek.get(weekOf(day)) ?? 0) + 1;
    solvesByWeek.set(weekOf(day), solves);
    if (solves === SOLVES_FOR_FREEZE) freezes = Math.min(MOST_FREEZES, freezes + 1);
    next = day + 1;
  }
  skipTo(oldestOpenDay(now));
  return { current, longest, freezes, frozen };
}

/** What became of a day: `open` can still be solved on time, and `ahead` is yet to come. */
export type DayMark = 'solved' | 'frozen' | 'missed' | 'open' | 'ahead';

/** Returns the days of the current week, Monday first. */
export function currentWeek(
  solvedDays: readonly number[],
  frozen: readonly number[],
  now: number,
): DayMark[] {
  const today = dayAt(now);
  const markOf = (day: number): DayMark => {
    if (solvedDays.includes(day)) return 'solved';
    if (frozen.includes(day)) return 'frozen';
    if (day > today) return 'ahead';
    return day >= oldestOpenDay(now) ? 'open' : 'missed';
  };
  return Array.from({ length: 7 }, (_, i) => markOf(7 * weekOf(today) - 3 + i));
}
