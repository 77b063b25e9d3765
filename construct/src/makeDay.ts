import { fillDay, type FilledDay, type SeriesBank } from './fillDay.ts';
import { seedOf } from './random.ts';
import { clueRestDays, type WordUses } from './wordUses.ts';

/**
 * Makes a day of a series that began on another. Its first days go without a third of the words, which costs them
 * little while nothing rests yet: its last days, next to which the first ones come again, then have those to turn to.
 */
export function makeDay(day: number, first: number, uses: WordUses, bank: SeriesBank): FilledDay | null {
  if (day - first >= clueRestDays) return fillDay(day, uses, bank);
  const clues = new Map([...bank.clues].map(([word, all]) => [word, seedOf(word) % 3 === 0 ? [] : all]));
  return fillDay(day, uses, { ...bank, clues });
}
