import { countBits, hasBit, listBits, sharedElement, type Bitset } from './bitset.ts';
import {
  domainChanged,
  dropWord,
  everyLetter,
  setDomain,
  setLetters,
  type Network,
  type State,
} from './network.ts';
import type { LengthIndex } from './wordIndex.ts';

/**
 * Removes, until nothing moves, every word that no crossing supports and every repeat of a settled word.
 * Returns the cell whose crossing failed, or -1 when all entries still have a word.
 */
export function propagate(network: Network, state: State): number {
  for (let entry = state.queue.shift(); entry !== undefined; entry = state.queue.shift()) {
    const positions = state.pending[entry] as number;
    state.pending[entry] = 0;
    const failed = revise(network, state, entry, positions);
    if (failed < 0) continue;
    for (const waiting of state.queue) state.pending[waiting] = 0;
    state.queue.length = 0;
    return failed;
  }
  return -1;
}

/** Has an entry looked at again, because the letter at a position changed. */
export function touch(state: State, entry: number, positions: number): void {
  if (state.pending[entry] === 0) state.queue.push(entry);
  state.pending[entry] = (state.pending[entry] as number) | positions;
}

function revise(network: Network, state: State, entry: number, positions: number): number {
  const words = network.words[entry] as LengthIndex;
  const cells = network.entries[entry]?.cells ?? [];
  const before = state.domains[entry] as Bitset;
  const domain = before.slice();
  let last = cells[0] as number;
  for (let position = 0; position < cells.length; position++) {
    if ((positions & (1 << position)) === 0) continue;
    const mask = state.letters[cells[position] as number] as number;
    if (mask === everyLetter) continue;
    last = cells[position] as number;
    keepLetters(domain, words, position, mask);
  }
  const count = countBits(domain);
  if (count === 0) return last;
  const narrowed = count < (state.counts[entry] as number);
  if (narrowed) setDomain(state, entry, domain, count);
  if (!narrowed && (positions & domainChanged) === 0) return -1;
  narrowCrossings(network, state, entry);
  return narrowed && count === 1 ? dropRepeats(network, state, entry) : -1;
}

function keepLetter(domain: Bitset, words: Bitset | undefined): void {
  for (let i = 0; i < domain.length; i++) domain[i] = (domain[i] as number) & (words?.[i] ?? 0);
}

/** Keeps the words with one of the letters, or takes away those with another, whichever are fewer letters. */
function keepLetters(domain: Bitset, { having }: LengthIndex, position: number, mask: number): void {
  if ((mask & (mask - 1)) === 0) return keepLetter(domain, having[position * 26 + 31 - Math.clz32(mask)]);
  const kept: Bitset[] = [];
  const lost: Bitset[] = [];
  for (let letter = 0; letter < 26; letter++)
    ((mask & (1 << letter)) === 0 ? lost : kept).push(having[position * 26 + letter] as Bitset);
  const sets = kept.length <= lost.length ? kept : lost;
  const flip = sets === kept ? 0 : -1;
  for (let i = 0; i < domain.length; i++) {
    const old = domain[i] as number;
    if (old === 0) continue;
    let found = 0;
    for (let s = 0; s < sets.length; s++) found |= (sets[s] as Bitset)[i] as number;
    domain[i] = old & (found ^ flip);
  }
}

function narrowCrossings(network: Network, state: State, entry: number): void {
  const cells = network.entries[entry]?.cells ?? [];
  const supported = supportedLetters(network.words[entry] as LengthIndex, state, entry, cells);
  supported.forEach((mask, position) => narrowCell(network, state, entry, position, mask));
}

function narrowCell(network: Network, state: State, entry: number, position: number, mask: number): void {
  const cell = network.entries[entry]?.cells[position] as number;
  if (mask === state.letters[cell]) return;
  setLetters(state, cell, mask);
  const other = network.crossings[entry]?.[position];
  if (other !== undefined) touch(state, other.entry, 1 << other.position);
}

/** After the loss of one word only its own letters can lack a support. */
function narrowAfterLoss(network: Network, state: State, entry: number, lost: number): void {
  const cells = network.entries[entry]?.cells ?? [];
  const words = network.words[entry] as LengthIndex;
  cells.forEach((cell, position) => {
    const bit = words.letters[lost * cells.length + position] as number;
    if (!isSupported(words, state, entry, position * 26 + 31 - Math.clz32(bit)))
      narrowCell(network, state, entry, position, (state.letters[cell] as number) & ~bit);
  });
}

function supportedLetters(
  words: LengthIndex,
  state: State,
  entry: number,
  cells: readonly number[],
): number[] {
  // A few words are read sooner than every letter is asked for.
  if ((state.counts[entry] as number) <= 32)
    return lettersOf(words, state.domains[entry] as Bitset, cells.length);
  return cells.map((cell, position) => {
    let mask = 0;
    for (let open = state.letters[cell] as number; open !== 0; open &= open - 1) {
      const letter = 31 - Math.clz32(open & -open);
      if (isSupported(words, state, entry, position * 26 + letter)) mask |= 1 << letter;
    }
    return mask;
  });
}

function lettersOf({ letters }: LengthIndex, domain: Bitset, length: number): number[] {
  const masks = Array.from({ length }, () => 0);
  for (const id of listBits(domain)) {
    for (let i = 0; i < length; i++) masks[i] = (masks[i] as number) | (letters[id * length + i] as number);
  }
  return masks;
}

/** Whether a word with this letter at this place is left: mostly where one was last seen. */
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
      // A single word left here has been settled by this loss, so its own repeats must go too.
      if (state.counts[other] === 1) {
        const failed = dropRepeats(network, state, other);
        if (failed >= 0) return failed;
      }
    }
  }
  return -1;
}
