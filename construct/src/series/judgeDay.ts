import { clueHasAnswer, createRandom, findEntries, hashText, numberGrid, type Random } from '@monster/engine';
import type { Bank, BankClue, Stems } from '../clues/clueBank.ts';
import { answersOf, mean, shapeOf, whiteShare } from '../fill/grids.ts';
import type { PatternLibrary } from '../fill/patterns.ts';
import { leastScore, liveliness, rateGrid } from '../fill/score.ts';
import { starsOf } from '../fill/stars.ts';
import { themeClues, type Theme } from '../themes/themes.ts';
import type { WordIndex } from '../words/wordIndex.ts';
import { chooseClues } from './chooseClues.ts';
import type { FilledDay } from './dailySeries.ts';
import { freeClues } from './freeClues.ts';
import { mixFaults } from './mixFaults.ts';
import { titleFor, type Titles } from './titles.ts';
import { dateOf, planOf } from './weekPlan.ts';
import { clueRestDays, daysBetween, restDays, usesNear, type WordUses } from './wordUses.ts';

/** Everything that the series is made from; the same bank makes the same series. */
export interface SeriesBank extends Bank {
  readonly index: WordIndex;
  readonly patterns: PatternLibrary;
  readonly scores: ReadonlyMap<string, number>;
  readonly stems: Stems;
  readonly titles: Titles;
  readonly themes: readonly Theme[];
}

/** What the days around a day leave free. */
export interface Surroundings {
  readonly uses: WordUses;
  /** The patterns of the days close by. */
  readonly shapes: ReadonlySet<string>;
  /** The titles of all other days. */
  readonly titles: ReadonlySet<string>;
}

/** The points of quality that one earlier use within 120 days costs, to keep the series fresh. */
const repeatCost = 6;
/** The points that a grid without black cells is worth beside one that is all black. */
const opennessWorth = 90;

/** A puzzle that a day may have, and how good it is. */
interface Candidate {
  readonly filled: FilledDay;
  readonly worth: number;
}

/** Returns how good a grid is by itself: its score, which says how well known its words are, how lively and how open it is. */
export function worthOf(rows: readonly string[], score: number, bank: SeriesBank): number {
  return score + liveliness(answersOf(rows), bank.lively) + opennessWorth * whiteShare(rows);
}

/** Judges grids for a day: what can be clued and titled by the rules becomes a candidate. */
export function createJudge(
  day: number,
  around: Surroundings,
  bank: SeriesBank,
  random: Random,
  theme?: Theme,
) {
  const plan = planOf(day);
  const own = themeClues(theme);
  const { uses } = around;
  const free = (word: string): readonly BankClue[] => own.get(word) ?? freeClues(word, day, bank.clues, uses);
  return (rows: readonly string[]): Candidate | null => {
    const { score } = rateGrid(rows, bank.scores);
    if (score < leastScore(plan.size)) return null;
    const entries = findEntries(numberGrid(rows));
    const answers = entries.map(({ answer }) => answer);
    if (isDejaVu(answers, day, uses) || mixFaults(entries, bank, theme).length > 0) return null;
    const title = theme?.title ?? titleFor(answers, bank.titles, (each) => around.titles.has(each));
    if (title === null || answers.some((answer) => clueHasAnswer(title, answer))) return null;
    const clues = chooseClues(entries, free, plan, bank.stems, random);
    if (clues === null) return null;
    const stars = starsOf(rows, clues, bank.scores);
    if (stars < plan.stars[0] || stars > plan.stars[1]) return null;
    const worth = worthOf(rows, score, bank) - repeatCost * averageRepeats(answers, day, uses);
    return { filled: { rows, clues, stars, title }, worth };
  };
}

/** Returns the patterns of a size that no day close by has. */
export function freePatterns(size: number, { shapes }: Surroundings, { patterns }: SeriesBank) {
  return (patterns.get(size) ?? []).filter((rows) => !shapes.has(shapeOf(rows)));
}

/** Keeps the best of the first candidates, until there are enough of them. */
export function createContest(enough: number) {
  let best: Candidate | null = null;
  let entered = 0;
  return {
    /** Returns true when no more are needed. */
    enter(candidate: Candidate | null): boolean {
      if (candidate === null) return false;
      if (best === null || candidate.worth > best.worth) best = candidate;
      entered += 1;
      return entered >= enough;
    },
    winner: (): FilledDay | null => best?.filled ?? null,
  };
}

/** Keeps the grid and title of a day and chooses its clues again; null when the rules do not allow that. */
export function reclueDay(
  day: number,
  old: FilledDay,
  around: Surroundings,
  bank: SeriesBank,
): FilledDay | null {
  const random = createRandom(hashText(`clues ${dateOf(day)}`));
  const theme = bank.themes.find(({ title }) => title === old.title);
  const isFree = (answer: string): boolean =>
    usesNear(around.uses, answer, day, restDays(answer.length)).length === 0;
  if (around.shapes.has(shapeOf(old.rows)) || !answersOf(old.rows).every(isFree)) return null;
  const filled = createJudge(day, around, bank, random, theme)(old.rows)?.filled;
  if (filled === undefined) return null;
  return around.titles.has(old.title) ? filled : { ...filled, title: old.title };
}

/** True when too many words of a grid were together on another day: half of them, or most if it was long ago. */
function isDejaVu(answers: readonly string[], day: number, { cycle, byWord }: WordUses): boolean {
  const shared = new Map<number, number>();
  for (const use of answers.flatMap((answer) => byWord.get(answer) ?? [])) {
    shared.set(use.day, (shared.get(use.day) ?? 0) + 1);
  }
  return [...shared].some(
    ([other, count]) => count > answers.length * (daysBetween(other, day, cycle) <= 365 ? 0.5 : 0.8),
  );
}

function averageRepeats(answers: readonly string[], day: number, uses: WordUses): number {
  return mean(answers.map((answer) => usesNear(uses, answer, day, clueRestDays).length));
}
