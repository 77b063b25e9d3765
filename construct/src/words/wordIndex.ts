import { addBit, countBits, type Bitset } from '../fill/bitset.ts';
import type { Word } from './wordList.ts';

/** The words of one length and, for each position and letter, which of them have it there. */
export interface LengthIndex {
  readonly words: readonly Word[];
  /** At `position * 26 + letter`. */
  readonly having: readonly Bitset[];
  /** At `id * length + position`, the letter as a bit. */
  readonly letters: Uint32Array;
}

/** A word by its length and its index among the words of that length. */
interface WordPlace {
  readonly length: number;
  readonly id: number;
}

/** A word list prepared for the filler, built once and shared by all fills. */
export interface WordIndex {
  readonly lengths: readonly (LengthIndex | undefined)[];
  readonly byStem: ReadonlyMap<string, readonly WordPlace[]>;
}

/** Builds the index; a text that comes again is dropped. */
export function indexWords(words: readonly Word[]): WordIndex {
  const groups: Word[][] = [];
  const byStem = new Map<string, WordPlace[]>();
  const seen = new Set<string>();
  for (const word of words) {
    if (seen.has(word.text)) continue;
    seen.add(word.text);
    const group = (groups[word.text.length] ??= []);
    const mates = byStem.get(word.stem) ?? [];
    mates.push({ length: word.text.length, id: group.length });
    byStem.set(word.stem, mates);
    group.push(word);
  }
  return { lengths: Array.from(groups, (group) => group && indexLength(group)), byStem };
}

/** Indexes words of one length. */
export function indexLength(words: readonly Word[]): LengthIndex {
  const length = words[0]?.text.length ?? 0;
  const size = Math.ceil(words.length / 32);
  const having = Array.from({ length: length * 26 }, () => new Uint32Array(size));
  const letters = new Uint32Array(words.length * length);
  words.forEach((word, id) => {
    for (let i = 0; i < length; i++) {
      const letter = word.text.charCodeAt(i) - 65;
      addBit(having[i * 26 + letter] as Bitset, id);
      letters[id * length + i] = 1 << letter;
    }
  });
  return { words, having, letters };
}

/** Returns a function that counts the words that fit a run of letters and `.`, remembering what it has counted. */
export function createCounter({ lengths }: WordIndex): (run: string) => number {
  const known = new Map<string, number>();
  const count = (run: string): number => {
    const index = lengths[run.length];
    if (index === undefined) return 0;
    const sets = [...run].flatMap((letter, i) =>
      letter === '.' ? [] : [index.having[i * 26 + letter.charCodeAt(0) - 65] as Bitset],
    );
    const [first, ...others] = sets;
    if (first === undefined) return index.words.length;
    const left = first.slice();
    for (const set of others)
      for (let i = 0; i < left.length; i++) left[i] = (left[i] as number) & (set[i] as number);
    return countBits(left);
  };
  return (run) => {
    const total = known.get(run) ?? count(run);
    known.set(run, total);
    return total;
  };
}
