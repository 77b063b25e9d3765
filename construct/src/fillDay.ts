import { createRandom, type Entry, findEntries, hashText, numberGrid, shuffle } from '@monster/engine';
import { chooseClues, freeClues } from './chooseClues.ts';
import type { BankClue, ClueBank, Stems } from './clueBank.ts';
import { fill } from './fill.ts';
import type { PatternLibrary } from './patterns.ts';
import { leastScore, rateGrid } from './score.ts';
import { dateOf, planOf } from './weekPlan.ts';
import type { WordIndex } from './wordIndex.ts';
import { clueRestDays, daysBetween, restDays, usesNear, type WordUses } from './wordUses.ts';

/** All that the series is made of; the same bank makes the same series. */
export interface SeriesBank {
  readonly index: WordIndex;
  readonly patterns: PatternLibrary;
  readonly scores: ReadonlyMap<string, number>;
  readonly stems: Stems;
  readonly clues: ClueBank;
}

/** A day's grid with a clue for each of its entries, in the order of `findEntries`. */
export interface FilledDay {
  readonly rows: readonly string[];
  readonly clues: readonly BankClue[];
}

/** How many points of quality a word used once before in the last 120 days may cost, so that the series stays fresh. */
const repeatCost = 6;
const fillsToCompare = 20;

/**
 * How hard to look for a fill, round by round over the patterns. A day of easy clues first takes only words that have
 * an easy one free; with the others too, the share of harder clues may grow beyond what fits the day.
 */
const rounds = [
  { maxTries: 60, allWords: false },
  { maxTries: 400, allWords: false },
  ...Array.from({ length: 6 }, () => ({ maxTries: 400, allWords: true })),
  ...Array.from({ length: 4 }, () => ({ maxTries: 2000, allWords: true })),
];

/** Words not to be used on a day: used too lately, or without a clue that is free and fits the day. */
export function restingWords(day: number, uses: WordUses, clues: ClueBank, allWords = false): Set<string> {
  const plan = planOf(day);
  const fits = ({ difficulty }: BankClue): boolean => allWords || difficulty === 1 || plan.hardShare > 0;
  const rests = (word: string): boolean =>
    usesNear(uses, word, day, restDays(word.length)).length > 0 ||
    !freeClues(word, day, clues, uses).some(fits);
  return new Set([...clues.keys()].filter(rests));
}

/**
 * Makes a day: over patterns in an order drawn from the date, the best and freshest of the first twenty fills that
 * are good enough to ship, can be clued and are no near copy of another day. Null when none is.
 */
export function fillDay(day: number, uses: WordUses, bank: SeriesBank): FilledDay | null {
  const random = createRandom(hashText(`daily ${dateOf(day)}`));
  const plan = planOf(day);
  const free = (word: string): BankClue[] => freeClues(word, day, bank.clues, uses);
  const library = bank.patterns.get(plan.size) ?? [];
  const passes = Math.ceil(fillsToCompare / Math.max(1, library.length));
  const patterns = () => Array.from({ length: passes }, () => shuffle(library, random)).flat();
  let best: (FilledDay & { worth: number }) | null = null;
  let found = 0;
  for (const { maxTries, allWords } of rounds) {
    const banned = restingWords(day, uses, bank.clues, allWords);
    for (const pattern of patterns()) {
      const seed = Math.floor(random() * 2 ** 32);
      const rows = fill({ rows: pattern, index: bank.index, seed, banned, maxTries });
      const score = rows === null ? 0 : rateGrid(rows, bank.scores).score;
      if (rows === null || score < leastScore(plan.size)) continue;
      const entries = findEntries(numberGrid(rows));
      if (isDejaVu(entries, day, uses)) continue;
      const clues = chooseClues(entries, free, plan, bank.stems, random);
      if (clues === null) continue;
      const worth = score - repeatCost * averageRepeats(entries, day, uses);
      if (best === null || worth > best.worth) best = { rows, clues, worth };
      if (++found === fillsToCompare) return best;
    }
    if (best !== null) return best;
  }
  return null;
}

/** Whether too many of a grid's words have stood together on one other day: half of them, or most if that is long ago. */
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
