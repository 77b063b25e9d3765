import { utcDateOf } from '../db/utcDateOf.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What a clock on the wall shows, one per time zone: creating one costs more than using it a thousand times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function makeClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

/** The name under which a time zone is known here; undefined for one that is not. */
export function knownTimeZone(name: string): string | undefined {
  try {
    return makeClock(name).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What the wall clock of a time zone shows, as if it were in UTC. */
function wallTimeOf(time: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone);
  clocks.set(timeZone, clock);
  const parts = Object.fromEntries(
    clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  ) as Record<Intl.DateTimeFormatPartTypes, number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The date on a calendar in a time zone, such as `2026-11-15`. */
export function localDateOf(time: number, timeZone: string): string {
  return utcDateOf(wallTimeOf(time, timeZone));
}

/**
 * When a wall clock shows a time. In the hour that comes twice in fall, the first time; for a time that is left out in
 * spring, as much later as was left out, as calendars do it.
 */
function timeOfWall(wall: number, timeZone: string): number {
  const offsetAt = (time: number): number => wallTimeOf(time, timeZone) - time;
  const before = offsetAt(wall - dayMs);
  const times = [before, offsetAt(wall + dayMs)].map((offset) => wall - offset);
  const shown = times.filter((time) => wallTimeOf(time, timeZone) === wall);
  return shown.length === 0 ? wall - before : Math.min(...shown);
}

export interface DailyTime {
  /** The time of day in minutes. */
  readonly minute: number;
  readonly timeZone: string;
}

/** When it is this time of day next, after a moment; not on the day of the time zone on which there was one already. */
export function nextReminder({ minute, timeZone }: DailyTime, after: number, notOn?: string | null): number {
  const startOfDay = Math.floor(wallTimeOf(after, timeZone) / dayMs) * dayMs;
  for (let day = 0; ; day += 1) {
    const time = timeOfWall(startOfDay + day * dayMs + minute * minuteMs, timeZone);
    if (time > after && localDateOf(time, timeZone) !== notOn) return time;
  }
}
