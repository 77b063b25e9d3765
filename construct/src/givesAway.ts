import { clueHasAnswer } from '@monster/engine';

/** What a word shares with its inflections, by word; a word that is not in it is its own stem. */
export type Stems = ReadonlyMap<string, string>;

/** Whether a clue in plain ASCII names an answer: as it stands, inflected, or by another word of its family. */
export function givesAway(clue: string, answer: string, stems: Stems): boolean {
  const words = clue.toUpperCase().match(/[A-Z]+/g) ?? [];
  const stem = stems.get(answer) ?? answer;
  if (words.some((word) => (stems.get(word) ?? word) === stem)) return true;
  // The exact check is slow, and making a series asks millions of times.
  return words.join('').includes(answer) && clueHasAnswer(clue, answer);
}
