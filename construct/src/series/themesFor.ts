import { createRandom, hashText, shuffle } from '@monster/engine';
import type { Theme } from '../themes/themes.ts';
import { dateOf, dayOf } from './weekPlan.ts';
import { daysBetween } from './wordUses.ts';

/** No theme comes again before its 52 weeks are over: one that belongs to a date comes every year. */
export const themeRestDays = 363;
/** A theme of the season is wanted from this many days before its date. */
const seasonDays = 6;

/** Returns how many days after a day the next date of the form `MM-DD` is. */
export function daysUntil(day: number, when: string): number {
  const yearOf = (each: number): string => dateOf(each).slice(0, 4);
  const dates = [yearOf(day), String(Number(yearOf(day)) + 1)].map((year) => dayOf(`${year}-${when}`));
  // A date that a year does not have, such as February 29, falls on the next day.
  return dates.map((date) => date - day).find((days) => days >= 0) ?? Infinity;
}

/** What the making of a series knows about a theme so far: its days, and how often it could not be placed. */
export interface ThemeRecord {
  readonly theme: Theme;
  readonly days: readonly number[];
  readonly misses: number;
}

/**
 * Returns the themes that a day may have, best first: those of the season, then those that belong to no date, the least
 * used and easiest to place first. None that the series has within 52 weeks.
 */
export function themesFor(day: number, records: readonly ThemeRecord[], cycle: number): Theme[] {
  const rested = records.filter(({ days }) =>
    days.every((other) => other !== day && daysBetween(other, day, cycle) > themeRestDays),
  );
  const random = createRandom(hashText(`themes ${dateOf(day)}`));
  const inSeason = rested.filter(
    ({ theme: { when } }) => when !== undefined && daysUntil(day, when) <= seasonDays,
  );
  const lastDay = ({ days }: ThemeRecord): number => Math.max(0, ...days);
  // Those that have rested longest come first, so that all of them come round once before any comes round twice.
  const anytime = shuffle(
    rested.filter(({ theme }) => theme.when === undefined),
    random,
  ).sort((a, b) => a.days.length + a.misses - b.days.length - b.misses || lastDay(a) - lastDay(b));
  return [...inSeason, ...anytime].map(({ theme }) => theme);
}
