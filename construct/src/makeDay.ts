import { fillDay, type FilledDay, type SeriesBank } from './fillDay.ts';
import { seedOf } from './random.ts';
import { restDays, type WordUses } from './wordUses.ts';

/**
 * Makes a day of a series that began on another. Its first days, as long as a word rests, go without a quarter of the
 * words: its last days, next to which the first ones come again, then have those to turn to.
 */
export function makeDay(day: number, first: number, uses: WordUses, bank: SeriesBank): FilledDay | null {
  const isKept = (word: string): boolean => day - first < restDays(word.length) && seedOf(word) % 4 === 0;
  const clues = new Map([...bank.clues].map(([word, all]) => [word, isKept(word) ? [] : all]));
  return fillDay(day, uses, { ...bank, clues });
}
