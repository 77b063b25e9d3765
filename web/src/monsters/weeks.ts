import { isInSeries } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { dateOf, dayOf } from '../lib/late/days.ts';

/** A day of the daily series: its week since 1970, and its weekday, 0 for Monday to 6 for Sunday. */
export interface SeriesDay {
  readonly week: number;
  readonly weekday: number;
}

/** Returns the day of a UTC date such as `2026-11-15`, or null for text that is not one. */
export function seriesDayOf(date: string): SeriesDay | null {
  const text = date.slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/u.test(text) || Number.isNaN(dayOf(text))) return null;
  // 1970-01-01 was a Thursday.
  const day = dayOf(text) + 3;
  const week = Math.floor(day / 7);
  return { week, weekday: day - week * 7 };
}

/** Returns the UTC date of a day. */
export function dateOfDay({ week, weekday }: SeriesDay): string {
  return dateOf(week * 7 + weekday - 3);
}

/** Returns the day that a puzzle has in the daily series, or null for a puzzle outside of it. */
export function seriesDay(puzzle: Pick<Dated, 'title' | 'datePublished'>): SeriesDay | null {
  return isInSeries(puzzle) ? seriesDayOf(puzzle.datePublished) : null;
}
