import { countBits, hasBit, listBits, sharedElement, type Bitset } from './bitset.ts';
import { dropWord, setDomain, setLetters, type Network, type State } from './network.ts';
import type { LengthIndex } from '../words/wordIndex.ts';

/**
 * Removes every word that no crossing supports and every repeat of a settled word, until nothing changes.
 * Returns the cell whose crossing failed, or -1 when all entries still have a word.
 */
export function propagate(network: Network, state: State): number {
  for (const entry of state.queue) {
    state.queue.delete(entry);
    const failed = revise(network, state, entry);
    if (failed < 0) continue;
    for (const waiting of state.queue) state.lost[waiting]?.fill(0);
    state.queue.clear();
    return failed;
  }
  return -1;
}

function revise(network: Network, state: State, entry: number): number {
  const words = network.words[entry] as LengthIndex;
  const cells = network.entries[entry]?.cells ?? [];
  const lost = state.lost[entry] as Uint32Array;
  const domain = (state.domains[entry] as Bitset).slice();
  let last = cells[0] as number;
  for (let position = 0; position < cells.length; position++) {
    if (lost[position] === 0) continue;
    last = cells[position] as number;
    keepLetters(domain, words, position, state.letters[last] as number, lost[position] as number);
    lost[position] = 0;
  }
  const count = countBits(domain);
  if (count === 0) return last;
  if (count === state.counts[entry]) return -1;
  setDomain(state, entry, domain, count);
  narrowCrossings(network, state, entry);
  return count === 1 ? dropRepeats(network, state, entry) : -1;
}

/** Keeps the words with one of these letters, or removes those with a lost letter, whichever are fewer letters. */
function keepLetters(
  domain: Bitset,
  { having }: LengthIndex,
  position: number,
  mask: number,
  lost: number,
): void {
  const isKeeping = countLetters(mask) <= countLetters(lost);
  const sets: Bitset[] = [];
  for (let rest = isKeeping ? mask : lost; rest !== 0; rest &= rest - 1)
    sets.push(having[position * 26 + lowest(rest)] as Bitset);
  const flip = isKeeping ? 0 : -1;
  for (let i = 0; i < domain.length; i++) {
    const old = domain[i] as number;
    if (old === 0) continue;
    let found = 0;
    for (let s = 0; s < sets.length; s++) found |= (sets[s] as Bitset)[i] as number;
    domain[i] = old & (found ^ flip);
  }
}

/** The first of some letters. */
function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

function countLetters(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function narrowCrossings(network: Network, state: State, entry: number): void {
  const cells = network.entries[entry]?.cells ?? [];
  const supported = supportedLetters(network.words[entry] as LengthIndex, state, entry, cells);
  supported.forEach((mask, position) => narrowCell(network, state, entry, position, mask));
}

function narrowCell(network: Network, state: State, entry: number, position: number, mask: number): void {
  const cell = network.entries[entry]?.cells[position] as number;
  const lost = (state.letters[cell] as number) & ~mask;
  if (lost === 0) return;
  setLetters(state, cell, mask);
  const other = network.crossings[entry]?.[position];
  if (other === undefined) return;
  const known = state.lost[other.entry] as Uint32Array;
  known[other.position] = (known[other.position] as number) | lost;
  state.queue.add(other.entry);
}

/** After the loss of one word, only its own letters can have lost their support. */
function narrowAfterLoss(network: Network, state: State, entry: number, lost: number): void {
  const cells = network.entries[entry]?.cells ?? [];
  const words = network.words[entry] as LengthIndex;
  cells.forEach((cell, position) => {
    const bit = words.letters[lost * cells.length + position] as number;
    if (!isSupported(words, state, entry, position * 26 + lowest(bit)))
      narrowCell(network, state, entry, position, (state.letters[cell] as number) & ~bit);
  });
}

function supportedLetters(
  words: LengthIndex,
  state: State,
  entry: number,
  cells: readonly number[],
): number[] {
  // Reading a few words is faster than checking every letter.
  if ((state.counts[entry] as number) <= 32) return lettersOf(words, state.domains[entry] as Bitset, cells);
  return cells.map((cell, position) => {
    let mask = 0;
    for (let open = state.letters[cell] as number; open !== 0; open &= open - 1) {
      const letter = lowest(open);
      if (isSupported(words, state, entry, position * 26 + letter)) mask |= 1 << letter;
    }
    return mask;
  });
}

function lettersOf({ letters }: LengthIndex, domain: Bitset, cells: readonly number[]): number[] {
  const masks = cells.map(() => 0);
  for (const id of listBits(domain)) {
    const start = id * masks.length;
    for (let i = 0; i < masks.length; i++) masks[i] = (masks[i] as number) | (letters[start + i] as number);
  }
  return masks;
}

/** True when a word with this letter at this place is left; it mostly is where one was last seen. */
function isSupported({ having }: LengthIndex, state: State, entry: number, place: number): boolean {
  const seen = state.seen[entry] as Uint16Array;
  const element = sharedElement(
    state.domains[entry] as Bitset,
    having[place] as Bitset,
    seen[place] as number,
  );
  if (element < 0) return false;
  seen[place] = element;
  return true;
}

function dropRepeats(network: Network, state: State, entry: number): number {
  const words = network.words[entry] as LengthIndex;
  const [settled] = listBits(state.domains[entry] as Bitset);
  const stem = words.words[settled as number]?.stem ?? '';
  for (const mate of network.index.byStem.get(stem) ?? []) {
    for (let other = 0; other < network.entries.length; other++) {
      if (other === entry || network.words[other] !== network.index.lengths[mate.length]) continue;
      if (!hasBit(state.domains[other] as Bitset, mate.id)) continue;
      if (state.counts[other] === 1) return network.entries[other]?.cells[0] as number;
      dropWord(state, other, mate.id);
      narrowAfterLoss(network, state, other, mate.id);
      // If this loss leaves a single word, that word is settled too, and its own repeats must go.
      if (state.counts[other] === 1) {
        const failed = dropRepeats(network, state, other);
        if (failed >= 0) return failed;
      }
    }
  }
  return -1;
}
