/** What a day of the series offers. */
export interface DayPlan {
  readonly size: number;
  /** The stars of the puzzle. */
  readonly difficulty: number;
  /** The share of harder clues that the day is made with. */
  readonly hardShare: number;
  /** The shares that still fit the day. */
  readonly hardBounds: readonly [least: number, most: number];
}

const easy = { hardShare: 0, hardBounds: [0, 0.5] } as const;
const gentle = { hardShare: 0.25, hardBounds: [0, 0.6] } as const;
const mixed = { hardShare: 0.5, hardBounds: [0.3, 0.7] } as const;
const hard = { hardShare: 0.75, hardBounds: [0.5, 1] } as const;

/** The week, Sunday first as in `Date`: easy and small on Monday, larger and harder to Sunday. */
const weekPlan: readonly DayPlan[] = [
  { size: 7, difficulty: 4, ...hard },
  { size: 5, difficulty: 1, ...easy },
  { size: 5, difficulty: 1, ...easy },
  { size: 5, difficulty: 2, ...gentle },
  { size: 6, difficulty: 2, ...gentle },
  { size: 6, difficulty: 3, ...mixed },
  { size: 7, difficulty: 3, ...mixed },
];

const dayMs = 86_400_000;

/** A UTC date as days since 1970-01-01: the arithmetic of the series. */
export function dayOf(date: string): number {
  return Date.parse(date) / dayMs;
}

/** The UTC date of a day. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The plan of a day. */
export function planOf(day: number): DayPlan {
  return weekPlan[weekdayOf(day)] as DayPlan;
}
