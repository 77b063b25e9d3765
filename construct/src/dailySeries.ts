import { findEntries } from './entries.ts';
import { fill } from './fill.ts';
import type { PatternLibrary } from './patterns.ts';
import { createRandom, seedOf, shuffle } from './random.ts';
import { leastScore, rateGrid } from './score.ts';
import type { WordIndex } from './wordIndex.ts';

/** What a weekday offers, Sunday first as in `Date`: easy and small on Monday, larger and harder to Sunday. */
export const weekPlan = [
  { size: 7, difficulty: 4 },
  { size: 5, difficulty: 1 },
  { size: 5, difficulty: 1 },
  { size: 5, difficulty: 2 },
  { size: 6, difficulty: 2 },
  { size: 6, difficulty: 3 },
  { size: 7, difficulty: 3 },
] as const;

/** A clue comes back after this many days at the earliest. */
export const clueRestDays = 120;

/** The days, counted from 1970-01-01, on which each word was used, ascending. */
export type UseDays = ReadonlyMap<string, readonly number[]>;

/** All that the words of a series depend on; two instances with the same bank make the same series. */
export interface SeriesBank {
  readonly index: WordIndex;
  readonly patterns: PatternLibrary;
  readonly scores: ReadonlyMap<string, number>;
  /** How many clues each word has. */
  readonly clueCounts: ReadonlyMap<string, number>;
}

/** A word of this length is not used again within so many days. */
export function restDays(length: number): number {
  if (length <= 3) return 14;
  return length === 4 ? 30 : 60;
}

/** Words that must rest on a day: used too lately, or with no clue that is free again. */
export function restingWords(
  day: number,
  uses: UseDays,
  clueCounts: ReadonlyMap<string, number>,
): Set<string> {
  const resting = new Set<string>();
  for (const [word, days] of uses) {
    const last = days.at(-1) ?? -Infinity;
    if (day - last <= restDays(word.length) || usedLately(days, day) >= (clueCounts.get(word) ?? 0))
      resting.add(word);
  }
  return resting;
}

function usedLately(days: readonly number[], day: number): number {
  return days.filter((used) => day - used <= clueRestDays).length;
}

/** The plan of a day counted from 1970-01-01, a Thursday. */
export function planOf(day: number): (typeof weekPlan)[number] {
  return weekPlan[(day + 4) % 7] ?? weekPlan[0];
}

/** How many points of quality a word used once before in the last 120 days may cost, so that the series stays fresh. */
const repeatCost = 6;
const fillsToCompare = 5;

/**
 * Fills the grid of a day: over patterns in an order drawn from the day itself, the best and freshest of the first
 * five fills that are good enough to ship and no near copy of an earlier day. Null when none is.
 */
export function fillDay(day: number, uses: UseDays, bank: SeriesBank): string[] | null {
  const banned = restingWords(day, uses, bank.clueCounts);
  const random = createRandom(seedOf(`daily ${day}`));
  const { size } = planOf(day);
  let best: { rows: string[]; worth: number } | null = null;
  let found = 0;
  for (const maxTries of [60, 400, 2000]) {
    for (const rows of shuffle(bank.patterns.get(size) ?? [], random)) {
      const seed = Math.floor(random() * 2 ** 32);
      const filled = fill({ rows, index: bank.index, seed, banned, maxTries });
      const score = filled === null ? 0 : rateGrid(filled, bank.scores).score;
      if (filled === null || score < leastScore(size) || isDejaVu(filled, uses)) continue;
      const worth = score - repeatCost * averageRepeats(filled, day, uses);
      if (best === null || worth > best.worth) best = { rows: filled, worth };
      if (++found === fillsToCompare) return best.rows;
    }
    if (best !== null) return best.rows;
  }
  return null;
}

/** Whether more than half of a grid's words have stood together on one earlier day. */
function isDejaVu(rows: readonly string[], uses: UseDays): boolean {
  const entries = findEntries(rows);
  const shared = new Map<number, number>();
  for (const day of entries.flatMap(({ text }) => uses.get(text) ?? [])) {
    shared.set(day, (shared.get(day) ?? 0) + 1);
  }
  return Math.max(0, ...shared.values()) > entries.length / 2;
}

function averageRepeats(rows: readonly string[], day: number, uses: UseDays): number {
  const entries = findEntries(rows);
  const repeats = entries.map(({ text }) => usedLately(uses.get(text) ?? [], day));
  return repeats.reduce((sum, count) => sum + count, 0) / entries.length;
}

/** The use of words with one more day's grid in it. */
export function withDay(uses: UseDays, day: number, rows: readonly string[]): Map<string, readonly number[]> {
  const next = new Map(uses);
  for (const { text } of findEntries(rows)) next.set(text, [...(next.get(text) ?? []), day]);
  return next;
}
