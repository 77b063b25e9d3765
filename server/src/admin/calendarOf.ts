import { dateOf, dayOf } from '@monster/construct';
import type { Calendar } from '@monster/contract';
import { daysAhead } from '../db/dailies.ts';
import type { PlannedPuzzle } from '../db/plannedPuzzles.ts';

/** The last date there is. */
export const endOfTime = '9999-12-31';

/** A warning needs the first few; an editor who has mended those sees the next. */
const mostCrowded = 5;

/** The date this many days later, or the last one there is. */
export function dayAfter(date: string, days: number): string {
  return dateOf(Math.min(dayOf(date) + days, dayOf(endOfTime)));
}

type ByDate = ReadonlyMap<string, readonly PlannedPuzzle[]>;

function groupByDate(puzzles: readonly PlannedPuzzle[]): ByDate {
  const byDate = new Map<string, PlannedPuzzle[]>();
  for (const puzzle of puzzles)
    byDate.set(puzzle.datePublished, [...(byDate.get(puzzle.datePublished) ?? []), puzzle]);
  return byDate;
}

function datesBetween(first: string, last: string): string[] {
  return Array.from({ length: dayOf(last) - dayOf(first) + 1 }, (_, index) => dayAfter(first, index));
}

function firstFreeFrom(date: string, byDate: ByDate): string {
  let free = date;
  while (free < endOfTime && byDate.get(free)?.some(({ isMade }) => !isMade) === true)
    free = dayAfter(free, 1);
  return free;
}

interface Planned {
  /** The days to list, both included. */
  readonly from: string;
  readonly to: string;
  readonly listed: readonly PlannedPuzzle[];
  readonly today: string;
  /** The puzzles from today on. */
  readonly coming: readonly PlannedPuzzle[];
}

/** The listed days with their Daily Teasers, and how the series goes on from today. */
export function calendarOf({ from, to, listed, today, coming }: Planned): Calendar {
  const byDate = groupByDate(listed);
  const comingByDate = groupByDate(coming);
  const madeUntil = dayAfter(today, daysAhead);
  return {
    days: datesBetween(from, to).map((date) => ({
      date,
      puzzles: (byDate.get(date) ?? []).map(({ id, title, isMade }) => ({ id, title, isMade })),
    })),
    today,
    madeUntil,
    firstGap: datesBetween(today, madeUntil).find((date) => !comingByDate.has(date)) ?? null,
    firstFree: firstFreeFrom(dayAfter(today, 1), comingByDate),
    crowded: [...comingByDate]
      .flatMap(([date, { length }]) => (length > 1 ? [date] : []))
      .slice(0, mostCrowded),
  };
}
