import { isOnItsDay } from '@monster/engine';
import { dateOf, dayMs, dayOf } from '../../lib/late/days.ts';
import type { Play } from './plays.ts';

/** What became of a day's puzzle; `open` can still be solved on time. */
export type DayState =
  | 'solved'
  | 'helped'
  | 'together'
  | 'frozen'
  | 'revealed'
  | 'begun'
  | 'open'
  | 'missed'
  | 'none';

export interface CalendarDay {
  readonly date: string;
  readonly state: DayState;
}

export interface CalendarMonth {
  /** Such as `2026-11`. */
  readonly month: string;
  /** Monday first, with null for the days of other months. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
}

/** What a calendar is made of. Days are numbers: UTC days since 1970-01-01. */
export interface PlayedDays {
  readonly states: ReadonlyMap<number, DayState>;
  /** The day on which the player began to play; no day before it can be missed. */
  readonly first: number;
  readonly now: number;
}

/** Where several things are true of a day, the first of these counts. */
const ranks: readonly DayState[] = ['solved', 'helped', 'together', 'frozen', 'revealed', 'begun'];

function stateOf({ outcome, hintsUsed, together }: Play): DayState {
  if (outcome !== 'solved') return outcome;
  if (together > 0) return 'together';
  return hintsUsed === 0 ? 'solved' : 'helped';
}

/** Finds out what became of every day that was played or that a freeze has covered. */
export function playedDays(plays: readonly Play[], frozen: readonly number[], now: number): PlayedDays {
  const states = new Map<number, DayState>();
  const add = (day: number, state: DayState): void => {
    const known = states.get(day);
    if (known === undefined || ranks.indexOf(state) < ranks.indexOf(known)) states.set(day, state);
  };
  for (const play of plays) add(dayOf(play.date), stateOf(play));
  for (const day of frozen) add(day, 'frozen');
  const first = Math.min(...plays.map(({ begunOn }) => dayOf(begunOn.slice(0, 10))));
  return { states, first, now };
}

const yearAt = (time: number): number => new Date(time).getUTCFullYear();

/** Returns the years with anything to show, this one included, newest first. */
export function yearsOf({ states, now }: PlayedDays): number[] {
  const years = new Set([now, ...[...states.keys()].map((day) => day * dayMs)].map(yearAt));
  return [...years].sort((a, b) => b - a);
}

function dayState({ states, first, now }: PlayedDays, day: number): DayState {
  const known = states.get(day);
  if (known !== undefined) return known;
  if (isOnItsDay(day, now)) return 'open';
  return day >= first && day * dayMs < now ? 'missed' : 'none';
}

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

function monthOf(played: PlayedDays, month: string): CalendarMonth {
  const first = dayOf(`${month}-01`);
  const days: (CalendarDay | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; dateOf(day).startsWith(month); day++)
    days.push({ date: dateOf(day), state: dayState(played, day) });
  while (days.length % 7 > 0) days.push(null);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
  return { month, weeks };
}

/** Returns the twelve months of a year. */
export function yearCalendar(played: PlayedDays, year: number): CalendarMonth[] {
  const two = (number: number): string => String(number).padStart(2, '0');
  return Array.from({ length: 12 }, (_, index) =>
    monthOf(played, `${String(year).padStart(4, '0')}-${two(index + 1)}`),
  );
}

/** Counts the days of a year by what became of them. */
export function countStates(months: readonly CalendarMonth[]): Readonly<Record<DayState, number>> {
  const counts = {
    solved: 0,
    helped: 0,
    together: 0,
    frozen: 0,
    revealed: 0,
    begun: 0,
    open: 0,
    missed: 0,
    none: 0,
  };
  for (const day of months.flatMap(({ weeks }) => weeks.flat())) if (day !== null) counts[day.state] += 1;
  return counts;
}
