/** A number from 0 up to 1, each call the next of a sequence that its seed determines. */
export type Random = () => number;

/** The sequence of a seed (mulberry32), so that a failure can be played again. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const TOKENS = [
  '\0',
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '#',
  '.',
  "'",
  '=',
  '{',
  '[',
  'null',
  '<',
  '&',
  ']]>',
];
const LONG_TOKENS = [
  'across,1,',
  'grid,',
  '{"cell":',
  '<clue number="1">',
  '&#0;',
  '<!DOCTYPE x [',
  '[[',
  '{"a":',
  '<b>',
];

type Mutation = (bytes: number[], random: Random) => number[];

const below = (random: Random, end: number): number => Math.floor(random() * end);

function bytesOf(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

const mutations: readonly Mutation[] = [
  (bytes, random) => bytes.with(below(random, bytes.length), below(random, 256)),
  (bytes, random) => {
    const at = below(random, bytes.length);
    return bytes.with(at, (bytes[at] ?? 0) ^ (1 << below(random, 8)));
  },
  (bytes, random) => bytes.toSpliced(below(random, bytes.length), 1 + below(random, 20)),
  (bytes, random) => bytes.slice(0, below(random, bytes.length) + 1),
  (bytes, random) => {
    const from = below(random, bytes.length);
    return bytes.toSpliced(
      below(random, bytes.length),
      0,
      ...bytes.slice(from, from + 1 + below(random, 60)),
    );
  },
  (bytes, random) =>
    bytes.toSpliced(
      below(random, bytes.length),
      below(random, 3),
      ...bytesOf(TOKENS[below(random, TOKENS.length)] ?? ''),
    ),
  (bytes, random) => {
    const token = LONG_TOKENS[below(random, LONG_TOKENS.length)] ?? '';
    return bytes.toSpliced(below(random, bytes.length), 0, ...bytesOf(token.repeat(1 + below(random, 200))));
  },
];

/** A file with one to four things broken at random. */
export function mutateFile(bytes: Uint8Array, random: Random): Uint8Array {
  let mutated = [...bytes];
  for (let left = 1 + below(random, 4); left > 0; left -= 1) {
    const mutate = mutations[below(random, mutations.length)];
    if (mutate !== undefined && mutated.length > 0) mutated = mutate(mutated, random);
  }
  return Uint8Array.from(mutated);
}
