/** Where things are in the header of a `.puz` file; numbers are little-endian. */
export const PUZ = {
  magicAt: 2,
  magic: 'ACROSS&DOWN\0',
  cibChecksumAt: 0x0e,
  maskedAt: 0x10,
  versionAt: 0x18,
  cibAt: 0x2c,
  cibLength: 8,
  widthAt: 0x2c,
  heightAt: 0x2d,
  clueCountAt: 0x2e,
  kindAt: 0x30,
  /** Whether the solution is there, scrambled or not provided. */
  lockAt: 0x32,
  noSolution: 0x0002,
  headerLength: 0x34,
  /** The kind of a puzzle whose solver has to find the grid too. */
  diagramless: 0x0401,
  normal: 0x0001,
  /** The flag of a circled cell in the section `GEXT`. */
  circle: 0x80,
} as const;

const MASK = 'ICHEATED';

/** The bytes that go into the checksums, part by part. */
export interface PuzParts {
  readonly cib: Uint8Array;
  readonly solution: Uint8Array;
  readonly state: Uint8Array;
  readonly title: Uint8Array;
  readonly author: Uint8Array;
  readonly copyright: Uint8Array;
  readonly clues: readonly Uint8Array[];
  /** Counted since version 1.3. */
  readonly notes: Uint8Array | null;
}

/** Returns the 16-bit checksum of a region, continued from an earlier one. */
export function checksum(bytes: Uint8Array, from = 0): number {
  let sum = from;
  for (const byte of bytes) {
    sum = sum & 1 ? (sum >> 1) + 0x8000 : sum >> 1;
    sum = (sum + byte) & 0xffff;
  }
  return sum;
}

function withEnd(text: Uint8Array): Uint8Array {
  return text.length === 0 ? text : Uint8Array.from([...text, 0]);
}

function textsChecksum(parts: PuzParts, from: number): number {
  let sum = from;
  for (const text of [parts.title, parts.author, parts.copyright]) sum = checksum(withEnd(text), sum);
  for (const clue of parts.clues) sum = checksum(clue, sum);
  return parts.notes === null ? sum : checksum(withEnd(parts.notes), sum);
}

/** Returns the three checksums of a file: of the numbers in its header, of everything, and the eight masked bytes. */
export function puzChecksums(parts: PuzParts): { cib: number; file: number; masked: Uint8Array } {
  const cib = checksum(parts.cib);
  const file = textsChecksum(parts, checksum(parts.state, checksum(parts.solution, cib)));
  const four = [cib, checksum(parts.solution), checksum(parts.state), textsChecksum(parts, 0)];
  const bytes = [...four.map((sum) => sum & 0xff), ...four.map((sum) => sum >> 8)];
  return { cib, file, masked: Uint8Array.from(bytes.map((byte, i) => byte ^ MASK.charCodeAt(i))) };
}
