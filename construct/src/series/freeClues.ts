import type { BankClue, ClueBank } from '../clues/clueBank.ts';
import { clueRestDays, restDays, usesNear, type WordUses } from './wordUses.ts';

/** Returns the clues of a word that have rested long enough to be used on a day. */
export function freeClues(word: string, day: number, clues: ClueBank, uses: WordUses): BankClue[] {
  const resting = new Set(usesNear(uses, word, day, clueRestDays).map(({ clue }) => clue));
  return (clues.get(word) ?? []).filter(({ text }) => !resting.has(text));
}

/** Returns the words that cannot be used on a day: used too recently, or without a free clue. */
export function restingWords(day: number, uses: WordUses, clues: ClueBank): Set<string> {
  const rests = (word: string): boolean =>
    usesNear(uses, word, day, restDays(word.length)).length > 0 ||
    freeClues(word, day, clues, uses).length === 0;
  return new Set([...clues.keys()].filter(rests));
}
