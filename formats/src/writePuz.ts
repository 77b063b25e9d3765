import type { Metadata } from '@monster/engine';
import { isLatin1 } from './decodeUtf8.ts';
import { checksum, PUZ, puzChecksums } from './puzLayout.ts';
import type { PuzParts } from './puzLayout.ts';
import type { PuzzleContent } from './puzzleFile.ts';
import { encodeUtf8 } from './decodeUtf8.ts';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Returns the clues in the order of the format: by number, across before down. */
function clueTexts({ acrossClues, downClues }: PuzzleContent): string[] {
  return [
    ...acrossClues.map((clue) => ({ ...clue, rank: 0 })),
    ...downClues.map((clue) => ({ ...clue, rank: 1 })),
  ]
    .sort((a, b) => a.number - b.number || a.rank - b.rank)
    .map(({ text }) => text);
}

function u16(value: number): [number, number] {
  return [value & 0xff, value >> 8];
}

/** What of a puzzle a `.puz` file cannot say, in words for whoever wants one. */
export function puzLosses({ circled, shaded = [] }: PuzzleContent): string[] {
  if (shaded.length === 0) return [];
  return circled === undefined
    ? ['A .puz file has no shading; the shaded cells are written as circles.']
    : ['A .puz file has no shading; only the circles are written. Write .ipuz or .csv to keep both.'];
}

/** The circles as the section `GEXT`, if there are any. The format has no shading: without circles, it becomes circles. */
function circleSection({ rows, circled, shaded = [] }: PuzzleContent): number[] {
  const marked = new Set(circled ?? shaded);
  if (marked.size === 0) return [];
  const flags = Uint8Array.from(rows.join(''), (_, cell) => (marked.has(cell) ? PUZ.circle : 0));
  return [...bytesOf('GEXT'), ...u16(flags.length), ...u16(checksum(flags)), ...flags, 0];
}

/** Writes an Across Lite file: version 1.3, or 2.0 if a text needs more than ISO 8859-1. */
export function writePuz(
  content: PuzzleContent,
  { title, author }: Pick<Metadata, 'title' | 'author'>,
): Uint8Array {
  const clues = clueTexts(content);
  const introduction = content.introduction ?? '';
  const isPlain = [title, author, ...clues, ...introduction.split('\n')].every(isLatin1);
  const encode = isPlain ? bytesOf : encodeUtf8;
  const size = content.rows.length;
  const solution = content.rows.join('').replaceAll('#', '.');
  const parts: PuzParts = {
    cib: Uint8Array.from([size, size, ...u16(clues.length), ...u16(PUZ.normal), 0, 0]),
    solution: bytesOf(solution),
    state: bytesOf(solution.replaceAll(/[^.]/gu, '-')),
    title: encode(title),
    author: encode(author),
    copyright: new Uint8Array(),
    clues: clues.map((clue) => encode(clue)),
    notes: encode(introduction),
  };
  const sums = puzChecksums(parts);
  const texts = [parts.title, parts.author, parts.copyright, ...parts.clues, parts.notes ?? new Uint8Array()];
  return Uint8Array.from([
    ...u16(sums.file),
    ...bytesOf(PUZ.magic),
    ...u16(sums.cib),
    ...sums.masked,
    ...bytesOf(isPlain ? '1.3\0' : '2.0\0'),
    ...Array.from({ length: PUZ.cibAt - PUZ.versionAt - 4 }, () => 0),
    ...parts.cib,
    ...parts.solution,
    ...parts.state,
    ...texts.flatMap((text) => [...text, 0]),
    ...circleSection(content),
  ]);
}
