import type { Calendar } from '@monster/contract';
import { dateOf, dayOf } from '../../../../lib/late/days.ts';

/** Dates have four digits for the year. */
const [firstDay, lastDay] = [dayOf('0001-01-01'), dayOf('9999-12-31')];

/** The date this many days later, or earlier if the count is negative; there is none after the year 9999. */
export function addDays(date: string, count: number): string {
  return dateOf(Math.min(Math.max(dayOf(date) + count, firstDay), lastDay));
}

/** The Monday of the date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** Divides consecutive days, starting on a Monday, into weeks. */
export function weeksOf<Day>(days: readonly Day[]): readonly (readonly Day[])[] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export type CalendarDay = Calendar['days'][number];

/**
 * What a day of the series has: an editor's puzzle, one that the site made, or several. A day without any is a gap if
 * the site should have filled it; `later` ones it fills when they come closer, and `past` ones stay as they are.
 */
export type DayState = 'own' | 'made' | 'crowded' | 'gap' | 'later' | 'past';

export function stateOf(
  { date, puzzles }: CalendarDay,
  { today, madeUntil }: Pick<Calendar, 'today' | 'madeUntil'>,
): DayState {
  if (puzzles.length > 1) return 'crowded';
  if (puzzles.length === 1) return puzzles[0]?.isMade === true ? 'made' : 'own';
  if (date < today) return 'past';
  return date <= madeUntil ? 'gap' : 'later';
}

/** What a day's state is called. */
export const stateNames: Readonly<Record<DayState, string>> = {
  own: 'yours',
  made: 'made by the site',
  crowded: 'several puzzles on one day',
  gap: 'no puzzle',
  later: 'free',
  past: 'no puzzle',
};

/** The days from a date on, one for each puzzle, without those in the set. */
export function nextDays(from: string, count: number, isTaken: (date: string) => boolean): string[] {
  const dates: string[] = [];
  for (let date = from; dates.length < count && date < dateOf(lastDay); date = addDays(date, 1))
    if (!isTaken(date)) dates.push(date);
  return dates;
}
