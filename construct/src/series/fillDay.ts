import { createRandom, type Entry, findEntries, hashText, numberGrid, shuffle } from '@monster/engine';
import { chooseClues, freeClues } from './chooseClues.ts';
import type { BankClue, ClueBank, Stems } from '../clues/clueBank.ts';
import { fill } from '../fill/fill.ts';
import type { PatternLibrary } from '../fill/patterns.ts';
import { leastScore, rateGrid } from '../fill/score.ts';
import { dateOf, planOf } from './weekPlan.ts';
import type { WordIndex } from '../words/wordIndex.ts';
import { clueRestDays, daysBetween, restDays, usesNear, type WordUses } from './wordUses.ts';

/** Everything that the series is made from; the same bank makes the same series. */
export interface SeriesBank {
  readonly index: WordIndex;
  readonly patterns: PatternLibrary;
  readonly scores: ReadonlyMap<string, number>;
  readonly stems: Stems;
  readonly clues: ClueBank;
}

/** The grid of a day with a clue for each entry, in the order of `findEntries`. */
export interface FilledDay {
  readonly rows: readonly string[];
  readonly clues: readonly BankClue[];
}

/** The points of quality that one earlier use within 120 days costs, to keep the series fresh. */
const repeatCost = 6;
const fillsToCompare = 20;

/**
 * How hard to look for a fill, round by round over the patterns. A day of easy clues first uses only words that have a
 * free easy clue; all words might bring more hard clues than the day allows.
 */
const rounds = [
  { maxTries: 60, allWords: false },
  { maxTries: 400, allWords: false },
  ...Array.from({ length: 6 }, () => ({ maxTries: 400, allWords: true })),
  ...Array.from({ length: 4 }, () => ({ maxTries: 2000, allWords: true })),
];

/** Returns the words that cannot be used on a day: used too recently, or without a free clue that fits the day. */
export function restingWords(day: number, uses: WordUses, clues: ClueBank, allWords = false): Set<string> {
  const plan = planOf(day);
  const fits = ({ difficulty }: BankClue): boolean => allWords || difficulty === 1 || plan.hardShare > 0;
  const rests = (word: string): boolean =>
    usesNear(uses, word, day, restDays(word.length)).length > 0 ||
    !freeClues(word, day, clues, uses).some(fits);
  return new Set([...clues.keys()].filter(rests));
}

/**
 * Makes a day. Goes over the patterns in an order drawn from the date and returns the best and freshest of the first
 * twenty fills that are good enough to ship, can be clued and do not resemble another day; null when there is none.
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
