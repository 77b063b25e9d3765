import { fillDay, type FilledDay, type SeriesBank } from './fillDay.ts';
import { cluedWordsOf } from './seriesFaults.ts';
import { dateOf, planOf } from './weekPlan.ts';
import { daysBetween, withDay, type WordUses } from './wordUses.ts';

/** How long a clue rests, in whole weeks. */
const lastDays = 126;
/** How often a day may fail before the whole series fails. */
const mostFailures = 8;

/**
 * Makes the days of a series that repeats, avoiding the known uses. Days are made in order, except that the large grids
 * of the last weeks come first: those weeks are followed by the first weeks again, and too few words would be left for
 * them in the end. If a day fails, the days around it are made again after it. Days that are `kept` do not change,
 * unless they are close to a day that fails.
 */
export function makeDays(
  first: number,
  known: WordUses,
  bank: SeriesBank,
  kept: ReadonlyMap<number, FilledDay> = new Map(),
): FilledDay[] {
  const made = new Map(kept);
  const failures = new Map<number, number>();
  const queue = makingOrder(first, known.cycle).filter((day) => !kept.has(day));
  let uses = usesOfDays(known, kept);
  for (let day = queue.shift(); day !== undefined; day = queue.shift()) {
    const filled = fillDay(day, uses, bank);
    if (filled === null) {
      const times = (failures.get(day) ?? 0) + 1;
      if (times > mostFailures) throw new Error(`no puzzle could be made for ${dateOf(day)}`);
      failures.set(day, times);
      queue.unshift(day, ...forget(made, day, 3 * times, known.cycle));
      uses = usesOfDays(known, made);
      continue;
    }
    made.set(day, filled);
    uses = withDay(uses, day, cluedWordsOf(filled));
  }
  return [...made].sort(([a], [b]) => a - b).map(([, filled]) => filled);
}

function makingOrder(first: number, cycle: number): number[] {
  const days = Array.from({ length: cycle }, (_, i) => first + i);
  const isEarly = (day: number): boolean => planOf(day).size === 7 && day >= first + cycle - lastDays;
  return [...days.filter(isEarly), ...days.filter((day) => !isEarly(day))];
}

function forget(made: Map<number, FilledDay>, center: number, reach: number, cycle: number): number[] {
  const around = [...made.keys()].filter((day) => daysBetween(day, center, cycle) <= reach);
  for (const day of around) made.delete(day);
  return around;
}

function usesOfDays(known: WordUses, made: ReadonlyMap<number, FilledDay>): WordUses {
  let uses = known;
  for (const [day, filled] of made) uses = withDay(uses, day, cluedWordsOf(filled));
  return uses;
}
