import type { Dated } from '@monster/engine';
import { accessories, holidays } from './accessories.ts';
import { creatures } from './creatures.ts';
import type { Promises } from './creatures.ts';
import type { MonsterLook } from './monsterLook.ts';

type PromisedParts = Partial<MonsterLook>;

const byWord = (promises: Promises): ReadonlyMap<string, PromisedParts> =>
  new Map(promises.flatMap(([words, parts]) => words.split(' ').map((word) => [word, parts] as const)));

const creatureParts = byWord(creatures);
const accessoryParts = byWord(accessories);
const holidayParts = byWord(holidays);

/** Returns a word as it is and as the singular that it may be the plural of. */
function singulars(word: string): string[] {
  return [word, word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')];
}

function wordsOf(title: string): string[] {
  const words =
    title
      .toLowerCase()
      .replaceAll(/['’]s?\b/gu, '')
      .match(/\p{L}+/gu) ?? [];
  return words.flatMap(singulars);
}

/** Returns what the words promise together; of two promises about the same part, that of the first word is kept. */
function partsFor(words: readonly string[], promised: ReadonlyMap<string, PromisedParts>): PromisedParts {
  return Object.assign({}, ...words.map((word) => promised.get(word)).reverse()) as PromisedParts;
}

/** Returns the parts that a puzzle's title promises or, if it promises nothing, those of its day. */
export function promisedParts({
  title,
  datePublished,
}: Pick<Dated, 'title' | 'datePublished'>): PromisedParts {
  const words = wordsOf(title);
  const promised = { ...partsFor(words, accessoryParts), ...partsFor(words, creatureParts) };
  const isNothing = Object.keys(promised).length === 0;
  return isNothing ? (holidayParts.get(datePublished.slice(5, 10)) ?? {}) : promised;
}
