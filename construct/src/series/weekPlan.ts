/** What the puzzle of a day is like. */
export interface DayPlan {
  readonly size: number;
  /** The stars that are acceptable. */
  readonly stars: readonly [least: number, most: number];
  /** The shares of easy, middling and tricky clues to aim for. */
  readonly mix: readonly [easy: number, middling: number, tricky: number];
  /** The least share of clues that play. */
  readonly wordplay: number;
  /** The most black cells, as a share of the grid. */
  readonly mostBlack: number;
}

/** The week, Sunday first as in `Date`: small and easy on Monday, a themed feast on Sunday. */
const weekPlan: readonly DayPlan[] = [
  { size: 11, stars: [4, 5], mix: [0.06, 0.3, 0.64], wordplay: 0.4, mostBlack: 0.22 },
  { size: 5, stars: [1, 1], mix: [0.8, 0.15, 0.05], wordplay: 0, mostBlack: 0.18 },
  { size: 5, stars: [1, 2], mix: [0.55, 0.3, 0.15], wordplay: 0.1, mostBlack: 0.18 },
  { size: 5, stars: [2, 3], mix: [0.35, 0.35, 0.3], wordplay: 0.2, mostBlack: 0.18 },
  { size: 6, stars: [2, 3], mix: [0.25, 0.35, 0.4], wordplay: 0.25, mostBlack: 0.22 },
  { size: 6, stars: [3, 4], mix: [0.1, 0.3, 0.6], wordplay: 0.4, mostBlack: 0.22 },
  { size: 7, stars: [4, 5], mix: [0.05, 0.27, 0.68], wordplay: 0.45, mostBlack: 0.2 },
];

const dayMs = 86_400_000;

/** Returns a UTC date as days since 1970-01-01, for the arithmetic of the series. */
export function dayOf(date: string): number {
  return Date.parse(date) / dayMs;
}

/** Returns the UTC date of a day. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Returns 0 for Sunday to 6 for Saturday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function planOf(day: number): DayPlan {
  return weekPlan[weekdayOf(day)] as DayPlan;
}

/** True on Sunday, the day of the themes. */
export function isThemeDay(day: number): boolean {
  return weekdayOf(day) === 0;
}

/** True on every fourth Wednesday, the first of the series among them: it has no black cells if that can be filled. */
export function isOpenDay(day: number): boolean {
  return weekdayOf(day) === 3 && Math.floor(day / 7) % 4 === 2;
}
