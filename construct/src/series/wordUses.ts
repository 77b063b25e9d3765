/** A day on which a word was in a daily puzzle, and its clue there. */
export interface WordUse {
  readonly day: number;
  readonly clue: string;
}

/** All uses of each word. The series repeats after `cycle` days, so its end is also just before its beginning. */
export interface WordUses {
  readonly cycle: number;
  readonly byWord: ReadonlyMap<string, readonly WordUse[]>;
}

/** The words of a day with their clues. */
export type CluedWords = readonly { readonly answer: string; readonly clue: string }[];

/** A word can have the same clue again after more than this many days. */
export const clueRestDays = 120;

/** Returns the number of days within which a word of this length is not used again. */
export function restDays(length: number): number {
  if (length <= 3) return 14;
  return length === 4 ? 30 : 60;
}

/** Returns the number of days between two days of a series that repeats. */
export function daysBetween(a: number, b: number, cycle: number): number {
  const ahead = (((a - b) % cycle) + cycle) % cycle;
  return Math.min(ahead, cycle - ahead);
}

/** Returns the uses of a word within a number of days before or after a day. */
export function usesNear({ cycle, byWord }: WordUses, word: string, day: number, days: number): WordUse[] {
  return (byWord.get(word) ?? []).filter((use) => daysBetween(use.day, day, cycle) <= days);
}

/** Returns the uses with one more day. */
export function withDay({ cycle, byWord }: WordUses, day: number, clued: CluedWords): WordUses {
  const next = new Map(byWord);
  for (const { answer, clue } of clued) next.set(answer, [...(next.get(answer) ?? []), { day, clue }]);
  return { cycle, byWord: next };
}

/** Returns the uses of some days of a series that repeats. */
export function usesOf(days: Iterable<readonly [day: number, words: CluedWords]>, cycle: number): WordUses {
  let uses: WordUses = { cycle, byWord: new Map() };
  for (const [day, words] of days) uses = withDay(uses, day, words);
  return uses;
}
