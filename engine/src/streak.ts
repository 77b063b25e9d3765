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

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);
const dayAt = (now: number): number => Math.floor(now / dayMs);
/** The oldest day that is not over everywhere on Earth: just east of the date line, it ends 12 hours after UTC's. */
const oldestOpenDay = (now: number): number => dayAt(now - 12 * hourMs);

/** Returns the day on which a puzzle that is begun now counts as begun: its own while that lasts anywhere on Earth. */
export function dayBegun(puzzleDay: number, now: number): number {
  const isOpen = puzzleDay >= oldestOpenDay(now) && puzzleDay <= dayAt(now);
  return isOpen ? puzzleDay : dayAt(now);
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
