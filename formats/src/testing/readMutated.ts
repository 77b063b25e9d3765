import { numberGrid, readPuzzle } from '@monster/engine';
import type { Random } from '@monster/engine';
import { readPuzzleFile } from '../readPuzzleFile.ts';
import { encodeUtf8 } from '../decodeUtf8.ts';
import { writeCsv } from '../writeCsv.ts';
import { sampleContent } from './samples.ts';

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

/** Returns the file with one to four things broken at random. */
export function mutateFile(bytes: Uint8Array, random: Random): Uint8Array {
  let mutated = [...bytes];
  for (let left = 1 + below(random, 4); left > 0; left -= 1) {
    const mutate = mutations[below(random, mutations.length)];
    if (mutate !== undefined && mutated.length > 0) mutated = mutate(mutated, random);
  }
  return Uint8Array.from(mutated);
}

/** Reads a broken copy of a file; throws when a reading without errors is not a valid puzzle. */
export function readMutated(
  file: { name: string; bytes: Uint8Array },
  random: Random,
): 'accepted' | 'refused' {
  const reading = readPuzzleFile(file.name, mutateFile(file.bytes, random));
  const { puzzle, errors } = reading;
  if (errors.length > 0) return 'refused';
  if (puzzle === null) throw new Error(`${file.name}: neither a puzzle nor an error`);
  const playable = readPuzzle({ ...puzzle, grid: numberGrid(puzzle.rows) });
  if (!playable.ok) throw new Error(`${file.name}: ${playable.problem}`);
  const again = readPuzzleFile('a__b__1__2026-01-01.csv', encodeUtf8(writeCsv(puzzle)));
  if (JSON.stringify(again.puzzle) !== JSON.stringify(puzzle))
    throw new Error(`${file.name}: not the same after CSV`);
  // The checksums sometimes miss repeated letters in a clue, but never in the grid.
  if (reading.format === 'puz' && puzzle.rows.join() !== sampleContent.rows.join())
    throw new Error(`${file.name}: another grid under the same checksums`);
  return 'accepted';
}
