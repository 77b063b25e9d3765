import { createRandom, hashText, shuffle } from '@monster/engine';
import { fill } from '../fill/fill.ts';
import { whiteShare } from '../fill/grids.ts';
import type { FilledDay } from './dailySeries.ts';
import { restingWords } from './freeClues.ts';
import { createContest, createJudge, freePatterns, type SeriesBank, type Surroundings } from './judgeDay.ts';
import { dateOf, isOpenDay, planOf } from './weekPlan.ts';

/** An open pattern is harder to fill and worth more tries. */
const openEffort = { from: 0.92, factor: 12 };
/** How hard to look for a fill, round by round over the patterns. */
const rounds = [60, 400, 400, 1500, 1500, 4000] as const;
/** A grid without black cells takes about as long to find as this many others. */
const openCost = 30;

type Rows = readonly string[];

/**
 * Makes a day. Goes over the patterns that no day close by has, in an order drawn from the date, and returns the best,
 * liveliest and freshest of the first fills that can be clued and titled; null when there is none.
 */
export function fillDay(
  day: number,
  around: Surroundings,
  bank: SeriesBank,
  fillsToCompare = 5,
): FilledDay | null {
  const random = createRandom(hashText(`daily ${dateOf(day)}`));
  const judge = createJudge(day, around, bank, random);
  const library = freePatterns(planOf(day).size, around, bank);
  const banned = restingWords(day, around.uses, bank.clues);
  const bestOf = (enough: number, passes: number, patterns: readonly Rows[], maxTries: number) => {
    const contest = createContest(enough);
    for (const pattern of Array.from({ length: passes }, () => shuffle(patterns, random)).flat()) {
      const seed = Math.floor(random() * 2 ** 32);
      const effort = maxTries * (whiteShare(pattern) >= openEffort.from ? openEffort.factor : 1);
      const rows = fill({ rows: pattern, index: bank.index, seed, banned, maxTries: effort });
      if (contest.enter(rows && judge(rows))) break;
    }
    return contest.winner();
  };
  const open = isOpenDay(day) ? library.filter((rows) => whiteShare(rows) === 1) : [];
  const passes = Math.ceil(fillsToCompare / Math.max(1, library.length));
  let filled = bestOf(Math.ceil(fillsToCompare / openCost), openCost, open, rounds[1]);
  for (const maxTries of rounds) filled ??= bestOf(fillsToCompare, passes, library, maxTries);
  return filled;
}
