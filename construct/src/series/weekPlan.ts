/** What the puzzle of a day is like. */
export interface DayPlan {
  readonly size: number;
  /** 1 to 5 stars. */
  readonly difficulty: number;
  /** The share of harder clues to aim for. */
  readonly hardShare: number;
  /** The shares that are acceptable. */
  readonly hardBounds: readonly [least: number, most: number];
}

const easy = { hardShare: 0, hardBounds: [0, 0.5] } as const;
const gentle = { hardShare: 0.25, hardBounds: [0, 0.6] } as const;
const mixed = { hardShare: 0.5, hardBounds: [0.3, 0.7] } as const;
const hard = { hardShare: 0.75, hardBounds: [0.5, 1] } as const;

/** The week, Sunday first as in `Date`: small and easy on Monday, larger and harder toward Sunday. */
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
