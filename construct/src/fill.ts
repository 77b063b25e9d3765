import { addBit, countShared, listBits, type Bitset } from './bitset.ts';
import {
  createNetwork,
  createState,
  domainChanged,
  setDomain,
  undoTo,
  type Network,
  type State,
} from './network.ts';
import { propagate, touch } from './propagate.ts';
import { createRandom, type Random } from './random.ts';
import type { LengthIndex, WordIndex } from './wordIndex.ts';

export interface FillRequest {
  /** `#` is black, a letter is kept, `.` is to be filled. */
  readonly rows: readonly string[];
  readonly index: WordIndex;
  readonly seed: number;
  /** Words not to use this time. */
  readonly banned?: ReadonlySet<string>;
  /** How many words to try in all before giving up; effort is counted, never timed, so a fill repeats. */
  readonly maxTries?: number;
}

interface Search {
  readonly network: Network;
  readonly state: State;
  readonly random: Random;
  /** How often the crossing at a cell has failed: where the difficulty lies, learnt across restarts. */
  readonly weights: number[];
  triesLeft: number;
}

type Outcome = 'filled' | 'impossible' | 'out of tries';

/** Fills a grid without repeating a word or its stem; null when no fill was found. */
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
  for (const id of orderWords(search, entry)) {
    if (search.triesLeft-- <= 0) return 'out of tries';
    const mark = state.trail.length;
    const domain = new Uint32Array((state.domains[entry] as Bitset).length);
    addBit(domain, id);
    // The count is left above one so that propagation sees the entry settle and drops its repeats.
    setDomain(state, entry, domain, 2);
    touch(state, entry, domainChanged);
    const failed = propagate(network, state);
    if (failed < 0) {
      const outcome = descend(search);
      if (outcome !== 'impossible') return outcome;
    } else search.weights[failed] = (search.weights[failed] as number) + 1;
    undoTo(state, mark);
  }
  return 'impossible';
}

/** dom/wdeg: few words left and much trouble seen go first. */
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

/** Well-known words whose letters leave the crossings many choices come first, with a little chance. */
function orderWords({ network, state, random }: Search, entry: number): number[] {
  const { words } = network.words[entry] as LengthIndex;
  const freedom = (network.crossings[entry] ?? []).map((other) =>
    Array.from({ length: 26 }, (_, letter) => {
      if (other === undefined || state.counts[other.entry] === 1) return 0;
      const { having } = network.words[other.entry] as LengthIndex;
      const set = having[other.position * 26 + letter] as Bitset;
      return Math.log(1 + countShared(state.domains[other.entry] as Bitset, set));
    }),
  );
  const rated = listBits(state.domains[entry] as Bitset).map((id) => {
    const { text, score } = words[id] ?? { text: '', score: 0 };
    let rate = score / 25 + random() * 6;
    for (let i = 0; i < text.length; i++) rate += freedom[i]?.[text.charCodeAt(i) - 65] ?? 0;
    return { id, rate };
  });
  return rated.sort((a, b) => b.rate - a.rate).map(({ id }) => id);
}

function writeRows(rows: readonly string[], state: State): string[] {
  const letterAt = (cell: number): string =>
    String.fromCharCode(65 + Math.log2(state.letters[cell] as number));
  return rows.map((row, y) =>
    [...row].map((old, x) => (old === '#' ? '#' : letterAt(y * rows.length + x))).join(''),
  );
}
