/** A set of small numbers, 32 per element. */
export type Bitset = Uint32Array;

function bitsIn(element: number): number {
  const pairs = element - ((element >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Counts the numbers in the set. */
export function countBits(set: Bitset): number {
  let total = 0;
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) total += bitsIn(set[i] as number);
  return total;
}

/** Counts the numbers that are in both sets, without building the intersection. */
export function countShared(a: Bitset, b: Bitset): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) {
    const shared = (a[i] as number) & (b[i] as number);
    if (shared !== 0) total += bitsIn(shared);
  }
  return total;
}

/** Returns an element in which the two sets share a number, trying a likely one first; -1 when they share none. */
export function sharedElement(a: Bitset, b: Bitset, likely: number): number {
  if (((a[likely] as number) & (b[likely] as number)) !== 0) return likely;
  for (let i = 0; i < a.length; i++) if (((a[i] as number) & (b[i] as number)) !== 0) return i;
  return -1;
}

/** Returns the numbers of the set, ascending. */
export function listBits(set: Bitset): number[] {
  const found: number[] = [];
  for (let i = 0; i < set.length; i++) {
    let bits = set[i] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      found.push(i * 32 + (31 - Math.clz32(lowest)));
      bits ^= lowest;
    }
  }
  return found;
}

/** True when the number is in the set. */
export function hasBit(set: Bitset, bit: number): boolean {
  return ((set[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
}

/** Adds a number. */
export function addBit(set: Bitset, bit: number): void {
  set[bit >>> 5] = (set[bit >>> 5] as number) | (1 << (bit & 31));
}

/** Removes a number. */
export function removeBit(set: Bitset, bit: number): void {
  set[bit >>> 5] = (set[bit >>> 5] as number) & ~(1 << (bit & 31));
}
