/** Weeks begin on Monday everywhere on the site. */
export const weekdays: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export const dayMs = 24 * 60 * 60_000;

/** Returns a date as days since 1970-01-01, for arithmetic. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(date) / dayMs);
}

/** Returns the date of a day since 1970-01-01. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Returns the date of a time in ms since 1970; '' for one beyond what dates can express. */
export function dateAt(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
