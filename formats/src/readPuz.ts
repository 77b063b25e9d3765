import { findEntries, numberGrid } from '@monster/engine';
import { checkContent } from './checkContent.ts';
import type { FoundClue } from './checkContent.ts';
import { decodeWindows1252 } from './decodeUtf8.ts';
import type { FoundMark } from './foundMarks.ts';
import { linesOfHtml } from './html.ts';
import { readMetadata } from './metadata.ts';
import { checksum, PUZ, puzChecksums } from './puzLayout.ts';
import type { PuzParts } from './puzLayout.ts';
import { refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { leftOutWarnings, lossWarnings, noSolution, rebusProblems } from './unsupported.ts';
import type { RebusCell } from './unsupported.ts';
import { decodeUtf8 } from './decodeUtf8.ts';

interface PuzFile extends PuzParts {
  readonly width: number;
  readonly isDiagramless: boolean;
  readonly isScrambled: boolean;
  readonly hasSolution: boolean;
  /** The note of any version, whether its checksum counts or not. */
  readonly introduction: Uint8Array;
  /** Where the optional sections start. */
  readonly end: number;
  readonly textOf: (bytes: Uint8Array) => string | null;
}

function u16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

const MAGIC = Uint8Array.from(PUZ.magic, (character) => character.charCodeAt(0));

/** Returns where the header starts, after whatever a mail program or an old Mac has put before it; -1 without one. */
function headerOf(bytes: Uint8Array): number {
  const [first = 0] = MAGIC;
  for (let at = bytes.indexOf(first, PUZ.magicAt); at >= 0; at = bytes.indexOf(first, at + 1))
    if (MAGIC.every((byte, i) => bytes[at + i] === byte)) return at - PUZ.magicAt;
  return -1;
}

/** True for bytes that have the mark of a `.puz` file. */
export function isPuz(bytes: Uint8Array): boolean {
  return headerOf(bytes) >= 0;
}

/** Cuts strings that end in NUL; null where the file ends too early. */
function cutStrings(
  bytes: Uint8Array,
  start: number,
  count: number,
): { strings: Uint8Array[]; end: number } | null {
  const strings: Uint8Array[] = [];
  let from = start;
  while (strings.length < count) {
    const end = bytes.indexOf(0, from);
    if (end < 0) return null;
    strings.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return { strings, end: from };
}

function splitPuz(bytes: Uint8Array): PuzFile | null {
  const width = bytes[PUZ.widthAt] ?? 0;
  const area = width * (bytes[PUZ.heightAt] ?? 0);
  const clueCount = u16(bytes, PUZ.clueCountAt);
  const textsAt = PUZ.headerLength + 2 * area;
  const cut = cutStrings(bytes, textsAt, 3 + clueCount + 1);
  if (area === 0 || cut === null) return null;
  const version = decodeWindows1252(bytes.subarray(PUZ.versionAt, PUZ.versionAt + 3));
  const solution = bytes.subarray(PUZ.headerLength, PUZ.headerLength + area);
  const lock = u16(bytes, PUZ.lockAt);
  const empty = new Uint8Array();
  const [title = empty, author = empty, copyright = empty] = cut.strings;
  return {
    width,
    isDiagramless: u16(bytes, PUZ.kindAt) === PUZ.diagramless,
    isScrambled: (lock & ~PUZ.noSolution) !== 0,
    hasSolution: (lock & PUZ.noSolution) === 0 && !isPlaceholder(solution),
    end: cut.end,
    cib: bytes.subarray(PUZ.cibAt, PUZ.cibAt + PUZ.cibLength),
    solution,
    state: bytes.subarray(PUZ.headerLength + area, textsAt),
    title,
    author,
    copyright,
    clues: cut.strings.slice(3, -1),
    introduction: cut.strings.at(-1) ?? empty,
    notes: version >= '1.3' ? (cut.strings.at(-1) ?? empty) : null,
    textOf: version >= '2' ? utf8Text : decodeWindows1252,
  };
}

/** True for a solution with the same mark in every white cell, such as X, instead of letters. */
function isPlaceholder(solution: Uint8Array): boolean {
  const marks = new Set(decodeWindows1252(solution).replaceAll(/[.:]/gu, ''));
  return marks.size === 1 && /[X\- ?]/u.test([...marks].join(''));
}

function utf8Text(bytes: Uint8Array): string | null {
  const decoded = decodeUtf8(bytes);
  return decoded.ok ? decoded.text : null;
}

function checksumProblem(bytes: Uint8Array, file: PuzFile): string | null {
  const sums = puzChecksums(file);
  const isMaskRight = sums.masked.every((byte, i) => byte === bytes[PUZ.maskedAt + i]);
  if (sums.cib === u16(bytes, PUZ.cibChecksumAt) && sums.file === u16(bytes, 0) && isMaskRight) return null;
  return 'The checksums do not match: the file is damaged. Save it again from the program that made it.';
}

function cutRows(solution: string, width: number): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at < solution.length; at += width) rows.push(solution.slice(at, at + width).split(''));
  return rows;
}

/** Assigns the clues, which have no numbers, to the entries by number, across before down. */
function assignClues(cells: readonly string[][], texts: readonly string[]): FoundClue[] | null {
  const entries = findEntries(numberGrid(cells)).sort(
    (a, b) => a.number - b.number || a.direction.localeCompare(b.direction),
  );
  if (entries.length !== texts.length) return null;
  return entries.map(({ direction, number }, i) => ({ direction, number, text: texts[i] ?? '' }));
}

/** Cuts the optional sections after the notes, by name; null where one is damaged. */
function cutSections(bytes: Uint8Array, start: number): Map<string, Uint8Array> | null {
  const sections = new Map<string, Uint8Array>();
  let at = start;
  while (at + 8 <= bytes.length) {
    const name = decodeWindows1252(bytes.subarray(at, at + 4));
    const length = u16(bytes, at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length || checksum(data) !== u16(bytes, at + 6)) return null;
    sections.set(name, data);
    at += 8 + length + 1;
  }
  return sections;
}

/** Reads the letters of rebus cells by their keys: ` 1:HEART;12:SPADE;`. */
function rebusTable(table: Uint8Array | undefined): Map<number, string> {
  const pairs = decodeWindows1252(table ?? new Uint8Array()).matchAll(/(\d{1,3}):([^;]{0,40});/gu);
  // In the grid, keys are greater by 1, since 0 is a cell with one letter.
  return new Map([...pairs].map(([, key, letters = '']) => [Number(key) + 1, letters]));
}

/** Reads what lies over the grid: circles and rebus cells; the latter make it wrong here. */
function readExtras(bytes: Uint8Array, { end, width }: PuzFile): { errors: Problem[]; marks: FoundMark[] } {
  const sections = cutSections(bytes, end);
  if (sections === null) return { errors: [{ message: 'A section after the notes is damaged.' }], marks: [] };
  const placeOf = (cell: number) => ({ row: Math.floor(cell / width), column: cell % width });
  const table = rebusTable(sections.get('RTBL'));
  const rebus = [...(sections.get('GRBS') ?? [])].flatMap((key, cell): RebusCell[] =>
    key === 0 ? [] : [{ ...placeOf(cell), letters: table.get(key) }],
  );
  const marks = [...(sections.get('GEXT') ?? [])].flatMap((flags, cell): FoundMark[] =>
    (flags & PUZ.circle) === 0 ? [] : [{ ...placeOf(cell), kind: 'circle' }],
  );
  return { errors: rebusProblems(rebus), marks };
}

function readParts(bytes: Uint8Array, file: PuzFile): PuzzleReading {
  const texts = [file.title, file.author, ...file.clues].map(file.textOf);
  if (!texts.every((text) => text !== null)) return refused('The texts of the file are not UTF-8.');
  const [title = '', author = '', ...clueTexts] = texts;
  const cells = cutRows(decodeWindows1252(file.solution).replaceAll(/[.:]/gu, '#'), file.width);
  const clues = assignClues(cells, clueTexts);
  if (clues === null)
    return refused(`The file has ${clueTexts.length} clues, which is not what its grid needs.`);
  // Some programs write the note in another encoding than the rest.
  const introduction = linesOfHtml(file.textOf(file.introduction) ?? decodeWindows1252(file.introduction));
  const content = checkContent({ cells, clues, introduction, ...readExtras(bytes, file) });
  const warnings = [
    ...(file.isDiagramless ? [lossWarnings.diagramless] : []),
    ...leftOutWarnings((text) => text === 'copyright' && file.copyright.length > 0),
    ...content.warnings,
  ];
  return { ...content, ...readMetadata({ title, author }), warnings };
}

/** Reads an Across Lite file and checks its checksums; a scrambled one cannot be read without its key. */
export function readPuz(whole: Uint8Array): PuzzleReading {
  const start = headerOf(whole);
  if (start < 0) return refused('This is not a .puz file.');
  const bytes = whole.subarray(start);
  const file = splitPuz(bytes);
  if (file === null) return refused('The file is cut short.');
  if (!file.hasSolution) return refused(noSolution);
  if (file.isScrambled)
    return refused('The solution is scrambled (locked). Unlock it with its key in Across Lite and save it.');
  const problem = checksumProblem(bytes, file);
  return problem === null ? readParts(bytes, file) : refused(problem);
}
