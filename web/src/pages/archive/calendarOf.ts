import type { PuzzleListItem } from '@monster/contract';
import { isInSeries, newestFirst } from '@monster/engine';
import { isDate } from '../../lib/check.ts';

/** A day of a calendar, with its Daily Teaser if it has one. */
export interface CalendarDay {
  readonly date: string;
  readonly puzzle: PuzzleListItem | undefined;
}

/** A month as weeks of seven days, Monday first; null stands for a day of another month. */
export interface Calendar {
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** The puzzles that have no place on a day, newest first. */
  readonly others: readonly PuzzleListItem[];
}

/** Returns the days of a month such as `2026-11`, and how many days of the first week belong to another month. */
function daysOf(month: string): { readonly dates: readonly string[]; readonly before: number } {
  const first = new Date(`${month}-01`);
  // Browsers make a date of almost any text.
  if (!isDate(`${month}-01`)) return { dates: [], before: 0 };
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + 1, 0);
  const dates = Array.from(
    { length: last.getUTCDate() },
    (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`,
  );
  return { dates, before: (first.getUTCDay() + 6) % 7 };
}

/** Puts the Daily Teasers of a month on their days, one per day. Everything else is left over. */
export function calendarOf(month: string, puzzles: readonly PuzzleListItem[]): Calendar {
  const { dates, before } = daysOf(month);
  const placed = new Map<string, PuzzleListItem>();
  const others: PuzzleListItem[] = [];
  for (const puzzle of newestFirst(puzzles)) {
    const date = puzzle.datePublished.slice(0, 10);
    if (isInSeries(puzzle) && dates.includes(date) && !placed.has(date)) placed.set(date, puzzle);
    else others.push(puzzle);
  }
  const days = [
    ...Array.from({ length: before }, () => null),
    ...dates.map((date) => ({ date, puzzle: placed.get(date) })),
  ];
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, i) => days[week * 7 + i] ?? null),
  );
  return { weeks, others };
}
