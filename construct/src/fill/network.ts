import { type Entry, findEntries, numberGrid } from '@monster/engine';
import { addBit, countBits, removeBit, type Bitset } from './bitset.ts';
import { indexLength, type LengthIndex, type WordIndex } from '../words/wordIndex.ts';
import type { Word } from '../words/wordList.ts';

/** One end of a crossing: which entry, and which of its letters. */
interface Crossing {
  readonly entry: number;
  readonly position: number;
}

/** The fixed part of a filling problem: its entries, where they cross, and the words. */
export interface Network {
  readonly entries: readonly Entry[];
  readonly words: readonly LengthIndex[];
  readonly crossings: readonly (readonly (Crossing | undefined)[])[];
  readonly index: WordIndex;
}

/** The changing part: what is still possible, and how to undo changes. */
export interface State {
  readonly domains: Bitset[];
  readonly counts: number[];
  /** For each cell, its possible letters as bits. */
  readonly letters: number[];
  /** For each entry, at `position * 26 + letter`, the element of its domain where a word with that letter was last seen. */
  readonly seen: Uint16Array[];
  /** For each entry and position, the letters that the cell has lost since the entry was last revised. */
  readonly lost: Uint32Array[];
  /** The entries to revise. */
  readonly queue: Set<number>;
  readonly trail: Undo[];
}

type Undo =
  | { readonly entry: number; readonly domain: Bitset; readonly count: number }
  | { readonly entry: number; readonly dropped: number }
  | { readonly cell: number; readonly mask: number };

const everyLetter = 2 ** 26 - 1;

const givenScore = Infinity;

/** Builds the network of a grid of `#`, letters and `.`; an entry whose letters are all given may be any word. */
export function createNetwork(rows: readonly string[], index: WordIndex): Network {
  const entries = findEntries(numberGrid(rows));
  const at = new Map<number, Crossing[]>();
  entries.forEach((entry, i) =>
    entry.cells.forEach((cell, position) => at.set(cell, [...(at.get(cell) ?? []), { entry: i, position }])),
  );
  const crossings = entries.map((entry, i) =>
    entry.cells.map((cell) => at.get(cell)?.find((end) => end.entry !== i)),
  );
  return { entries, words: entries.map((entry) => lengthIndexFor(entry, index)), crossings, index };
}

function lengthIndexFor(entry: Entry, index: WordIndex): LengthIndex {
  if (!entry.answer.includes('.'))
    return indexLength([{ text: entry.answer, score: givenScore, stem: entry.answer }]);
  return index.lengths[entry.cells.length] ?? indexLength([]);
}

/** Returns what the given letters and banned words leave possible, before any reasoning. */
export function createState(network: Network, banned: ReadonlySet<string>): State {
  const letters: number[] = [];
  for (const entry of network.entries) {
    entry.cells.forEach((cell, i) => {
      const given = entry.answer.charCodeAt(i) - 65;
      letters[cell] = given >= 0 ? 1 << given : everyLetter;
    });
  }
  const taken = givenStems(network);
  // Entries of one length start with the same words, so going through thousands of them once is enough.
  const known = new Map<LengthIndex, Bitset>();
  const domains = network.words.map((each) => {
    const domain = known.get(each) ?? openWords(each, banned, taken);
    known.set(each, domain);
    return domain.slice();
  });
  return {
    domains,
    // One too many, so that the first revision sees every entry narrow.
    counts: domains.map((domain) => countBits(domain) + 1),
    letters,
    seen: network.entries.map((entry) => new Uint16Array(entry.cells.length * 26)),
    lost: network.entries.map(({ cells }) =>
      Uint32Array.from(cells, (cell) => everyLetter & ~(letters[cell] as number)),
    ),
    queue: new Set(network.entries.keys()),
    trail: [],
  };
}

function openWords({ words }: LengthIndex, banned: ReadonlySet<string>, taken: ReadonlySet<string>): Bitset {
  const domain = new Uint32Array(Math.ceil(words.length / 32));
  const isFree = banned.size + taken.size === 0 || isGiven(words);
  words.forEach((word, id) => {
    if (isFree || !(banned.has(word.text) || taken.has(word.stem))) addBit(domain, id);
  });
  return domain;
}

function isGiven(words: readonly Word[]): boolean {
  return words.length === 1 && words[0]?.score === givenScore;
}

function givenStems({ entries, index }: Network): Set<string> {
  const texts = entries.map((entry) => entry.answer).filter((text) => !text.includes('.'));
  const known = texts.map((text) => index.lengths[text.length]?.words.find((word) => word.text === text));
  return new Set([...texts, ...known.map((word) => word?.stem ?? '')]);
}

/** Replaces the domain of an entry and remembers the old one. */
export function setDomain(state: State, entry: number, domain: Bitset, count: number): void {
  state.trail.push({ entry, domain: state.domains[entry] as Bitset, count: state.counts[entry] as number });
  state.domains[entry] = domain;
  state.counts[entry] = count;
}

/** Narrows the letters of a cell and remembers the old ones. */
export function setLetters(state: State, cell: number, mask: number): void {
  state.trail.push({ cell, mask: state.letters[cell] as number });
  state.letters[cell] = mask;
}

/** Removes one word from an entry. */
export function dropWord(state: State, entry: number, id: number): void {
  state.trail.push({ entry, dropped: id });
  removeBit(state.domains[entry] as Bitset, id);
  state.counts[entry] = (state.counts[entry] as number) - 1;
}

/** Restores what was possible when the trail had this length. */
export function undoTo(state: State, length: number): void {
  while (state.trail.length > length) {
    const undo = state.trail.pop() as Undo;
    if ('cell' in undo) state.letters[undo.cell] = undo.mask;
    else if ('dropped' in undo) {
      addBit(state.domains[undo.entry] as Bitset, undo.dropped);
      state.counts[undo.entry] = (state.counts[undo.entry] as number) + 1;
    } else {
      state.domains[undo.entry] = undo.domain;
      state.counts[undo.entry] = undo.count;
    }
  }
}
