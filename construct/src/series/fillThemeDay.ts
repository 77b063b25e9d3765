import { createRandom, hashText, pick } from '@monster/engine';
import { fill } from '../fill/fill.ts';
import { whiteShare } from '../fill/grids.ts';
import { chooseEntries, createPlacer } from '../themes/placeTheme.ts';
import type { Theme } from '../themes/themes.ts';
import type { FilledDay } from './dailySeries.ts';
import { restingWords } from './freeClues.ts';
import { createContest, createJudge, freePatterns, type SeriesBank, type Surroundings } from './judgeDay.ts';
import { relativesOf } from './mixFaults.ts';
import { dateOf, planOf } from './weekPlan.ts';
import { clueRestDays, usesNear } from './wordUses.ts';

/** How many words to try in each placement. */
const maxTries = 250;

/** How hard to look for a theme's grid: how many placements to draw, in patterns with at most a share of black cells. */
interface ThemeEffort {
  readonly draws: number;
  readonly mostBlack: number;
  /** How many fills to compare. */
  readonly fills: number;
}

/** Makes a day with a theme: places the theme, fills around it, and returns the best of a few; null when none is found. */
export function fillThemeDay(
  day: number,
  theme: Theme,
  { draws, mostBlack, fills }: ThemeEffort,
  around: Surroundings,
  bank: SeriesBank,
): FilledDay | null {
  const random = createRandom(hashText(`daily ${dateOf(day)} ${theme.title}`));
  const judge = createJudge(day, around, bank, random, theme);
  const { size } = planOf(day);
  const isFree = ({ answer }: { answer: string }): boolean =>
    usesNear(around.uses, answer, day, clueRestDays).length === 0;
  const rested = theme.entries.filter(isFree);
  const place = createPlacer(bank.index, random);
  const library = freePatterns(size, around, bank).filter((rows) => whiteShare(rows) >= 1 - mostBlack);
  const banned = restingWords(day, around.uses, bank.clues);
  for (const word of relativesOf(theme, bank.stems)) banned.add(word);
  const contest = createContest(fills);
  for (let draw = 0; draw < draws; draw++) {
    const chosen = chooseEntries({ ...theme, entries: rested }, size, random);
    const pattern = chosen && place(chosen, pick(library, random));
    if (pattern === null) continue;
    const seed = Math.floor(random() * 2 ** 32);
    const rows = fill({ rows: pattern, index: bank.index, seed, banned, maxTries });
    if (contest.enter(rows && judge(rows))) break;
  }
  return contest.winner();
}
