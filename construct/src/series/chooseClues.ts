import { type Entry, type Random, shuffle } from '@monster/engine';
import { givesAway, type BankClue, type ClueBank, type Stems } from '../clues/clueBank.ts';
import type { DayPlan } from './weekPlan.ts';
import { clueRestDays, usesNear, type WordUses } from './wordUses.ts';

/** Returns the clues of a word that have rested long enough to be used on a day. */
export function freeClues(word: string, day: number, clues: ClueBank, uses: WordUses): BankClue[] {
  const resting = new Set(usesNear(uses, word, day, clueRestDays).map(({ clue }) => clue));
  return (clues.get(word) ?? []).filter(({ text }) => !resting.has(text));
}

/** Returns the clues that name no answer of the grid. */
export function fairClues(clues: readonly BankClue[], entries: readonly Entry[], stems: Stems): BankClue[] {
  return clues.filter(({ text }) => !entries.some((entry) => givesAway(text, entry.answer, stems)));
}

/**
 * Chooses a clue for each entry, with the day's share of hard ones; none names another answer of the grid.
 * Returns null when the bank does not allow it.
 */
export function chooseClues(
  entries: readonly Entry[],
  free: (word: string) => readonly BankClue[],
  plan: DayPlan,
  stems: Stems,
  random: Random,
): BankClue[] | null {
  const chosen = new Map<string, BankClue>();
  const wanted = Math.round(entries.length * plan.hardShare);
  let hard = 0;
  for (const { answer } of shuffle(entries, random)) {
    const fair = fairClues(shuffle(free(answer), random), entries, stems);
    const difficulty = hard < wanted ? 2 : 1;
    const clue = fair.find((each) => each.difficulty === difficulty) ?? fair[0];
    if (clue === undefined) return null;
    if (clue.difficulty === 2) hard += 1;
    chosen.set(answer, clue);
  }
  const [least, most] = plan.hardBounds;
  const share = hard / entries.length;
  if (share < least || share > most) return null;
  return entries.flatMap(({ answer }) => chosen.get(answer) ?? []);
}
