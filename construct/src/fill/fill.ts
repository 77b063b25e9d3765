import { createRandom, type Random } from '@monster/engine';
import { addBit, countShared, listBits, type Bitset } from './bitset.ts';
import { createNetwork, createState, setDomain, undoTo, type Network, type State } from './network.ts';
import { propagate } from './propagate.ts';
import type { LengthIndex, WordIndex } from '../words/wordIndex.ts';
import type { Word } from '../words/wordList.ts';

interface FillRequest {
  /** `#` is black, a letter is kept, `.` is filled. */
  readonly rows: readonly string[];
  readonly index: WordIndex;
  readonly seed: number;
  /** Words that must not be used this time. */
  readonly banned?: ReadonlySet<string>;
  /** How many words to try in all before giving up. Effort is counted, not timed, so the result is repeatable. */
  readonly maxTries?: number;
}

interface Search {
  readonly network: Network;
  readonly state: State;
  readonly random: Random;
  /** How often the crossing at each cell has failed, over all restarts: where the difficulty is. */
  readonly weights: number[];
  triesLeft: number;
}

type Outcome = 'filled' | 'impossible' | 'out of tries';

/** Fills a grid without repeating a word or its stem; returns null when no fill was found. */
export function fill({
  rows,
  index,
  seed,
  banned = new Set(),
  maxTries = 20_000,
}: FillRequest): string[] | null {
  const network = createNetwork(rows, index);
  const state = createState(network, banned);
  if (propagate(network, state) >= 0) return null;
  const weights = Array.from({ length: rows.length ** 2 }, () => 1);
  const root = state.trail.length;
  const random = createRandom(seed);
  let used = 0;
  for (let round = 100; used < maxTries; round *= 1.4) {
    const triesLeft = Math.min(Math.ceil(round), maxTries - used);
    const search: Search = { network, state, random, weights, triesLeft };
    const outcome = descend(search);
    if (outcome === 'filled') return writeRows(rows, state);
    if (outcome === 'impossible') return null;
    undoTo(state, root);
    used += triesLeft;
  }
  return null;
}

function descend(search: Search): Outcome {
  const { network, state } = search;
  const entry = hardestEntry(search);
  if (entry < 0) return 'filled';
  for (const id of wordsInOrder(search, entry)) {
    if (search.triesLeft-- <= 0) return 'out of tries';
    const mark = state.trail.length;
    const domain = new Uint32Array((state.domains[entry] as Bitset).length);
    addBit(domain, id);
    // The count stays above one so that propagation sees the entry settle and drops its repeats.
    setDomain(state, entry, domain, 2);
    state.queue.add(entry);
    const failed = propagate(network, state);
    if (failed < 0) {
      const outcome = descend(search);
      if (outcome !== 'impossible') return outcome;
    } else search.weights[failed] = (search.weights[failed] as number) + 1;
    undoTo(state, mark);
  }
  return 'impossible';
}

/** Picks the entry with few words left and many failures (the dom/wdeg heuristic). */
function hardestEntry({ network, state, weights }: Search): number {
  let best = -1;
  let bestRatio = Infinity;
  network.entries.forEach((entry, i) => {
    const count = state.counts[i] as number;
    if (count === 1) return;
    let weight = 0;
    entry.cells.forEach((cell, position) => {
      const other = network.crossings[i]?.[position];
      if (other !== undefined && (state.counts[other.entry] as number) > 1) weight += weights[cell] as number;
    });
    const ratio = count / Math.max(weight, 0.5);
    if (ratio < bestRatio) [best, bestRatio] = [i, ratio];
  });
  return best;
}

/** Yields well-known words that leave the crossings many choices first, with some randomness. */
function* wordsInOrder({ network, state, random }: Search, entry: number): Generator<number> {
  const { words } = network.words[entry] as LengthIndex;
  const freedom = freedomOfCrossings(network, state, entry);
  const ids = listBits(state.domains[entry] as Bitset);
  const rates = new Float64Array(ids.length);
  ids.forEach((id, place) => {
    const { text, score } = words[id] as Word;
    let rate = score / 25 + random() * 6;
    for (let i = 0; i < text.length; i++) rate += freedom[i * 26 + text.charCodeAt(i) - 65] as number;
    rates[place] = rate;
  });
  // Few are ever tried, so finding the best each time is cheaper than sorting thousands.
  for (let left = ids.length; left > 0; left--) {
    let best = 0;
    for (let i = 1; i < rates.length; i++) if ((rates[i] as number) > (rates[best] as number)) best = i;
    rates[best] = -Infinity;
    yield ids[best] as number;
  }
}

/** Returns, at `position * 26 + letter`, how many choices that letter leaves the crossing there. */
function freedomOfCrossings(network: Network, state: State, entry: number): Float64Array {
  const cells = network.entries[entry]?.cells ?? [];
  const freedom = new Float64Array(cells.length * 26);
  cells.forEach((cell, position) => {
    const other = network.crossings[entry]?.[position];
    if (other === undefined || state.counts[other.entry] === 1) return;
    const { having } = network.words[other.entry] as LengthIndex;
    for (let letter = 0; letter < 26; letter++) {
      if (((state.letters[cell] as number) & (1 << letter)) === 0) continue;
      const set = having[other.position * 26 + letter] as Bitset;
      freedom[position * 26 + letter] = Math.log(1 + countShared(state.domains[other.entry] as Bitset, set));
    }
  });
  return freedom;
}

function writeRows(rows: readonly string[], state: State): string[] {
  const letterAt = (cell: number): string =>
    String.fromCharCode(65 + Math.log2(state.letters[cell] as number));
  return rows.map((row, y) =>
    [...row].map((old, x) => (old === '#' ? '#' : letterAt(y * rows.length + x))).join(''),
  );
}
