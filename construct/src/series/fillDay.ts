import {
  clueHasAnswer,
  createRandom,
  type Entry,
  findEntries,
  hashText,
  numberGrid,
  pick,
  type Random,
  shuffle,
} from '@monster/engine';
import type { Bank, BankClue, ClueBank, Stems } from '../clues/clueBank.ts';
import { fill } from '../fill/fill.ts';
import type { PatternLibrary } from '../fill/patterns.ts';
import { whiteShare } from '../fill/grids.ts';
import { leastScore, liveliness, rateGrid } from '../fill/score.ts';
import { starsOf } from '../fill/stars.ts';
import { chooseEntries, createPlacer } from '../themes/placeTheme.ts';
import { themeClues, type Theme } from '../themes/themes.ts';
import type { WordIndex } from '../words/wordIndex.ts';
import { chooseClues, freeClues } from './chooseClues.ts';
import type { FilledDay } from './dailySeries.ts';
import { mixFaults, relativesOf } from './mixFaults.ts';
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
/** An open pattern is harder to fill and worth more tries. */
const openEffort = { from: 0.92, factor: 12 };
const fillsToCompare = 5;

/** How hard to look for a fill, round by round over the patterns. */
const rounds = [60, 400, 400, 1500, 1500, 4000];

/** For a theme: how many words to try in each placement, and how many fills to compare. */
const themeEffort = { maxTries: 250, fills: 3 };

/** Returns the words that cannot be used on a day: used too recently, or without a free clue. */
export function restingWords(day: number, uses: WordUses, clues: ClueBank): Set<string> {
  const rests = (word: string): boolean =>
    usesNear(uses, word, day, restDays(word.length)).length > 0 ||
    freeClues(word, day, clues, uses).length === 0;
  return new Set([...clues.keys()].filter(rests));
}

/** A grid that may become the puzzle of a day, and how good it is. */
type Candidate = FilledDay & { readonly worth: number };

/** Judges grids for a day: what can be clued and titled by the rules becomes a candidate. */
function createJudge(day: number, around: Surroundings, bank: SeriesBank, random: Random, theme?: Theme) {
  const plan = planOf(day);
  const own = themeClues(theme);
  const { uses } = around;
  const free = (word: string): readonly BankClue[] => own.get(word) ?? freeClues(word, day, bank.clues, uses);
  return (rows: readonly string[]): Candidate | null => {
    const { score } = rateGrid(rows, bank.scores);
    if (score < leastScore(plan.size)) return null;
    const entries = findEntries(numberGrid(rows));
    const answers = entries.map(({ answer }) => answer);
    if (isDejaVu(entries, day, uses) || mixFaults(entries, bank, theme).length > 0) return null;
    const title = theme?.title ?? titleFor(answers, bank.titles, (each) => around.titles.has(each));
    if (title === null || answers.some((answer) => clueHasAnswer(title, answer))) return null;
    const clues = chooseClues(entries, free, plan, bank.stems, random);
    if (clues === null) return null;
    const stars = starsOf(rows, clues, bank.scores);
    if (stars < plan.stars[0] || stars > plan.stars[1]) return null;
    const worth =
      score +
      liveliness(answers, bank.lively) +
      opennessWorth * whiteShare(rows) -
      repeatCost * averageRepeats(entries, day, uses);
    return { rows, clues, stars, title, worth };
  };
}

function better(a: Candidate | null, b: Candidate | null): Candidate | null {
  return b !== null && (a === null || b.worth > a.worth) ? b : a;
}

function strip({ rows, clues, stars, title }: Candidate): FilledDay {
  return { rows, clues, stars, title };
}

/**
 * Makes a day. Goes over the patterns that no day close by has, in an order drawn from the date, and returns the best,
 * liveliest and freshest of the first fills that can be clued and titled; null when there is none.
 */
export function fillDay(day: number, around: Surroundings, bank: SeriesBank): FilledDay | null {
  const random = createRandom(hashText(`daily ${dateOf(day)}`));
  const judge = createJudge(day, around, bank, random);
  const library = (bank.patterns.get(planOf(day).size) ?? []).filter(
    (rows) => !around.shapes.has(rows.join('/')),
  );
  const passes = Math.ceil(fillsToCompare / Math.max(1, library.length));
  const banned = restingWords(day, around.uses, bank.clues);
  let best: Candidate | null = null;
  let found = 0;
  for (const maxTries of rounds) {
    for (const pattern of Array.from({ length: passes }, () => shuffle(library, random)).flat()) {
      const seed = Math.floor(random() * 2 ** 32);
      const effort = maxTries * (whiteShare(pattern) >= openEffort.from ? openEffort.factor : 1);
      const rows = fill({ rows: pattern, index: bank.index, seed, banned, maxTries: effort });
      const candidate = rows && judge(rows);
      if (candidate === null) continue;
      best = better(best, candidate);
      if (++found === fillsToCompare) return best && strip(best);
    }
    if (best !== null) return strip(best);
  }
  return null;
}

/** How hard to look for a theme's grid: how many placements to draw, in patterns with at most a share of black cells. */
interface ThemeEffort {
  readonly draws: number;
  readonly mostBlack: number;
}

/** Makes a day with a theme: places the theme, fills around it, and returns the best of a few; null when none is found. */
export function fillThemeDay(
  day: number,
  theme: Theme,
  { draws, mostBlack }: ThemeEffort,
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
  const library = (bank.patterns.get(size) ?? []).filter(
    (rows) => !around.shapes.has(rows.join('/')) && whiteShare(rows) >= 1 - mostBlack,
  );
  const banned = restingWords(day, around.uses, bank.clues);
  for (const word of relativesOf(theme, bank.stems)) banned.add(word);
  let best: Candidate | null = null;
  let found = 0;
  for (let draw = 0; draw < draws && found < themeEffort.fills; draw++) {
    const chosen = chooseEntries({ ...theme, entries: rested }, size, random);
    const pattern = chosen && place(chosen, pick(library, random));
    if (pattern === null) continue;
    const seed = Math.floor(random() * 2 ** 32);
    const rows = fill({ rows: pattern, index: bank.index, seed, banned, maxTries: themeEffort.maxTries });
    const candidate = rows && judge(rows);
    if (candidate === null) continue;
    best = better(best, candidate);
    found += 1;
  }
  return best && strip(best);
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
  if (!findEntries(numberGrid(old.rows)).every(({ answer }) => isFree(answer))) return null;
  const filled = createJudge(day, around, bank, random, theme)(old.rows);
  return filled && strip({ ...filled, title: around.titles.has(old.title) ? filled.title : old.title });
}

/** True when too many words of a grid were together on another day: half of them, or most if it was long ago. */
function isDejaVu(entries: readonly Entry[], day: number, { cycle, byWord }: WordUses): boolean {
  const shared = new Map<number, number>();
  for (const use of entries.flatMap(({ answer }) => byWord.get(answer) ?? [])) {
    shared.set(use.day, (shared.get(use.day) ?? 0) + 1);
  }
  return [...shared].some(
    ([other, count]) => count > entries.length * (daysBetween(other, day, cycle) <= 365 ? 0.5 : 0.8),
  );
}

function averageRepeats(entries: readonly Entry[], day: number, uses: WordUses): number {
  const repeats = entries.map(({ answer }) => usesNear(uses, answer, day, clueRestDays).length);
  return repeats.reduce((sum, count) => sum + count, 0) / entries.length;
}
