import { shapeOf } from '../fill/grids.ts';
import type { Theme } from '../themes/themes.ts';
import { cluedWordsOf, type FilledDay } from './dailySeries.ts';
import { fillDay } from './fillDay.ts';
import { fillThemeDay } from './fillThemeDay.ts';
import { reclueDay, type SeriesBank, type Surroundings } from './judgeDay.ts';
import { themesFor } from './themesFor.ts';
import { dateOf, isOpenDay, isThemeDay, planOf } from './weekPlan.ts';
import { daysBetween, usesOf, withDay, type WordUses } from './wordUses.ts';

/** No pattern comes again within this many days. */
export const shapeRestDays = 14;
/** How hard to look for a theme's grid: longer and in blacker patterns only when none of the themes could be placed. */
const themeRounds = [
  { draws: 500, mostBlack: 0.2 },
  { draws: 4000, mostBlack: 0.22 },
];
/** How many fills of a day to compare: many in the first week, which newcomers meet. */
const fillsToCompare = { firstWeek: 150, later: 5 };
/** How often a day may fail before the whole series fails. */
const mostFailures = 8;

/** The days to start from. */
export interface OldDays {
  /** These do not change, unless they are close to a day that fails. */
  readonly kept: ReadonlyMap<number, FilledDay>;
  /** These break a rule; they keep their grid if other clues are enough. */
  readonly broken: ReadonlyMap<number, FilledDay>;
}

/**
 * Makes the days of a series that repeats. The largest and the fully open grids come first, since they need the most
 * words to be free. If a day fails, the small days around it are made again after it.
 */
export function makeDays(
  first: number,
  cycle: number,
  bank: SeriesBank,
  { kept, broken }: OldDays = { kept: new Map(), broken: new Map() },
  tell: (day: number, filled: FilledDay) => void = () => {},
): FilledDay[] {
  const made = new Map(kept);
  const failures = new Map<number, number>();
  const misses = new Map<Theme, number>();
  const queue = makingOrder(first, cycle).filter((day) => !kept.has(day));
  let uses = usesOfDays(made, cycle);
  for (let day = queue.shift(); day !== undefined; day = queue.shift()) {
    const fills = day < first + 7 ? fillsToCompare.firstWeek : fillsToCompare.later;
    const filled = makeDay(day, { made, uses, misses, fills, old: broken.get(day) }, bank);
    if (filled === null) {
      const times = (failures.get(day) ?? 0) + 1;
      if (times > mostFailures) throw new Error(`no puzzle could be made for ${dateOf(day)}`);
      failures.set(day, times);
      queue.unshift(day, ...forget(made, day, 3 * times, cycle));
      uses = usesOfDays(made, cycle);
      continue;
    }
    made.set(day, filled);
    tell(day, filled);
    uses = withDay(uses, day, cluedWordsOf(filled));
  }
  return [...made].sort(([a], [b]) => a - b).map(([, filled]) => filled);
}

interface Making {
  readonly made: ReadonlyMap<number, FilledDay>;
  readonly uses: WordUses;
  /** How often each theme could not be placed. */
  readonly misses: Map<Theme, number>;
  readonly fills: number;
  readonly old: FilledDay | undefined;
}

function makeDay(
  day: number,
  { made, uses, misses, fills, old }: Making,
  bank: SeriesBank,
): FilledDay | null {
  const near = [...made].filter(([other]) => daysBetween(other, day, uses.cycle) <= shapeRestDays);
  const around: Surroundings = {
    uses,
    shapes: new Set(near.map(([, { rows }]) => shapeOf(rows))),
    titles: new Set([...made].map(([, { title }]) => title)),
  };
  const kept = old && reclueDay(day, old, around, bank);
  if (kept) return kept;
  if (!isThemeDay(day)) return fillDay(day, around, bank, fills);
  const daysOf = (title: string) =>
    [...made].flatMap(([each, filled]) => (filled.title === title ? [each] : []));
  const records = bank.themes.map((theme) => ({
    theme,
    days: daysOf(theme.title),
    misses: misses.get(theme) ?? 0,
  }));
  const themes = themesFor(day, records, uses.cycle);
  for (const effort of themeRounds)
    for (const theme of themes) {
      const filled = fillThemeDay(day, theme, { ...effort, fills }, around, bank);
      if (filled !== null) return filled;
      misses.set(theme, (misses.get(theme) ?? 0) + 1);
    }
  return null;
}

function makingOrder(first: number, cycle: number): number[] {
  const days = Array.from({ length: cycle }, (_, i) => first + i);
  return days.sort(hardestFirst);
}

function hardestFirst(a: number, b: number): number {
  const hardness = (day: number): number => planOf(day).size + (isOpenDay(day) ? 1.5 : 0);
  return hardness(b) - hardness(a) || a - b;
}

/** Forgets the days around a day that failed, except the themes, which are the hardest to make. */
function forget(made: Map<number, FilledDay>, center: number, reach: number, cycle: number): number[] {
  const isNear = (day: number): boolean => !isThemeDay(day) && daysBetween(day, center, cycle) <= reach;
  const around = [...made.keys()].filter(isNear);
  for (const day of around) made.delete(day);
  return around.sort(hardestFirst);
}

function usesOfDays(made: ReadonlyMap<number, FilledDay>, cycle: number): WordUses {
  return usesOf(
    [...made].map(([day, filled]) => [day, cluedWordsOf(filled)]),
    cycle,
  );
}
