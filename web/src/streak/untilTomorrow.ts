import { dayMs } from '../lib/late/days.ts';

const minuteMs = 60_000;

/** Returns the hours and minutes until the next puzzle, at midnight UTC: "5:12". The last minute counts as one. */
export function untilTomorrow(now: number): string {
  const minutes = Math.ceil((Math.floor(now / dayMs + 1) * dayMs - now) / minuteMs);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
