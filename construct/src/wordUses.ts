/** The days on which a word stood in a daily puzzle, with the text of its clue there. */
export interface WordUse {
  readonly day: number;
  readonly clue: string;
}

/** All uses of each word. The series comes round after `cycle` days, so its end is also before its beginning. */
export interface WordUses {
  readonly cycle: number;
  readonly byWord: ReadonlyMap<string, readonly WordUse[]>;
}

/** The words and clues of a day. */
export type CluedWords = readonly { readonly answer: string; readonly clue: string }[];

/** A clue comes back for its word after more than this many days. */
export const clueRestDays = 120;

/** A word of this length is not used again within so many days. */
export function restDays(length: number): number {
  if (length <= 3) return 14;
  return length === 4 ? 30 : 60;
}

/** How many days lie between two days of a series that comes round. */
export function daysBetween(a: number, b: number, cycle: number): number {
  const ahead = (((a - b) % cycle) + cycle) % cycle;
  return Math.min(ahead, cycle - ahead);
}

/** The uses of a word that lie within so many days of a day, before or after. */
export function usesNear({ cycle, byWord }: WordUses, word: string, day: number, days: number): WordUse[] {
  return (byWord.get(word) ?? []).filter((use) => daysBetween(use.day, day, cycle) <= days);
}

/** The uses with one more day in it. */
export function withDay({ cycle, byWord }: WordUses, day: number, clued: CluedWords): WordUses {
  const next = new Map(byWord);
  for (const { answer, clue } of clued) next.set(answer, [...(next.get(answer) ?? []), { day, clue }]);
  return { cycle, byWord: next };
}

/** The uses that the hand-made days bring into a series. */
export function usesOf(dailies: ReadonlyMap<number, CluedWords>, cycle: number): WordUses {
  let uses: WordUses = { cycle, byWord: new Map() };
  for (const [day, words] of dailies) uses = withDay(uses, day, words);
  return uses;
}
