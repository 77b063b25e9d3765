import { isRecord, numberGrid } from '@monster/engine';
import { checkContent } from './checkContent.ts';
import { cleanText } from './cleanText.ts';
import { colorWarnings, isShade } from './foundMarks.ts';
import type { FoundMark } from './foundMarks.ts';
import { linesOfHtml, textOfHtml } from './html.ts';
import { joinTexts } from './introduction.ts';
import { readIpuzClues, textOfJson } from './ipuzClues.ts';
import { readMetadata } from './metadata.ts';
import { cellProblem, refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { readText } from './readText.ts';
import { barProblems, leftOutWarnings, lossWarnings } from './unsupported.ts';
import type { BarredCell } from './unsupported.ts';

/** The solution as cells, with what is wrong and what is lost. */
interface IpuzGrid {
  readonly cells: string[][];
  readonly marks: FoundMark[];
  readonly errors: Problem[];
  readonly warnings: string[];
}

/** Returns the parsed JSON, or undefined where the text is not JSON. A line end inside a text counts as a space. */
function parseJson(text: string): unknown {
  for (const json of [text, text.replaceAll(/[\t\n\r]/gu, ' ')])
    try {
      return JSON.parse(json) as unknown;
    } catch {
      continue;
    }
  return undefined;
}

function rowsOf(value: unknown): unknown[][] | null {
  if (!Array.isArray(value) || value.length > 100) return null;
  return value.every((row) => Array.isArray(row) && row.length <= 100) ? (value as unknown[][]) : null;
}

type Style = Record<string, unknown>;

/** Reads a cell of `puzzle`: its number or block, and its style, which may be the name of one in `styles`. */
function labelOf(cell: unknown, styles: unknown = {}): { label: string; style: Style } {
  if (!isRecord(cell)) return { label: textOfJson(cell) ?? '', style: {} };
  const given = cell['style'];
  const isName = typeof given === 'string' && isRecord(styles) && Object.hasOwn(styles, given);
  const style = isName ? styles[given] : given;
  return { label: textOfJson(cell['cell']) ?? '', style: isRecord(style) ? style : {} };
}

/** Reads how a cell is marked: `shapebg` draws behind its letter, `color` is its background. */
function marksOfStyle(style: Style): { kinds: FoundMark['kind'][]; color: string } {
  const color = textOfJson(style['color']) ?? '';
  const isCircled = (textOfJson(style['shapebg']) ?? '').trim() !== '';
  const isShaded = style['highlight'] === true || isShade(color);
  return {
    kinds: [...(isCircled ? ['circle' as const] : []), ...(isShaded ? ['shade' as const] : [])],
    color,
  };
}

function valueOf(cell: unknown): string {
  return isRecord(cell)
    ? (textOfJson(cell['value']) ?? textOfJson(cell['cell']) ?? '')
    : (textOfJson(cell) ?? '');
}

function numberErrors(cells: readonly string[][], puzzle: readonly unknown[][]): Problem[] {
  return numberGrid(cells).flatMap((row, i) =>
    row.flatMap(({ number }, j): Problem[] => {
      const { label } = labelOf(puzzle[i]?.[j]);
      if (!/^[1-9]\d*$/u.test(label) || Number(label) === number) return [];
      const what = ` is numbered ${label.slice(0, 9)}; here it would be ${number ?? 'nothing'}.`;
      return [cellProblem(i, j, what)];
    }),
  );
}

/** Reads the edges of a cell that have bars, such as `TL`. */
function sidesOf(barred: unknown): BarredCell['sides'] {
  const letters = (textOfJson(barred) ?? '').toUpperCase();
  const sides = { T: 'top', R: 'right', B: 'bottom', L: 'left' } as const;
  return (['T', 'R', 'B', 'L'] as const)
    .filter((letter) => letters.includes(letter))
    .map((letter) => sides[letter]);
}

/** Reads the solution along with the labels of the grid; null where either is missing or their shapes differ. */
function readGrid(file: Record<string, unknown>): IpuzGrid | null {
  const solution = rowsOf(file['solution']);
  const puzzle = rowsOf(file['puzzle']);
  if (solution === null || puzzle === null) return null;
  const isAlike = solution.every((row, i) => row.length === puzzle[i]?.length);
  if (!isAlike || solution.length !== puzzle.length) return null;
  const block = textOfJson(file['block']) ?? '#';
  const barred: BarredCell[] = [];
  const marks: FoundMark[] = [];
  const colors: string[] = [];
  let gaps = 0;
  const cells = solution.map((row, i) =>
    row.map((cell, j) => {
      const { label, style } = labelOf(puzzle[i]?.[j], file['styles']);
      barred.push({ row: i, column: j, sides: sidesOf(style['barred']) });
      if (cell === null) gaps += 1;
      const value = valueOf(cell);
      if (cell === null || value === block || label === block) return '#';
      const { kinds, color } = marksOfStyle(style);
      marks.push(...kinds.map((kind) => ({ row: i, column: j, kind })));
      colors.push(color);
      return value;
    }),
  );
  const errors = [...barProblems(cells, barred), ...numberErrors(cells, puzzle)];
  const warnings = [...colorWarnings(colors), ...(gaps > 0 ? [lossWarnings.gaps(gaps)] : [])];
  return { cells, marks, errors, warnings };
}

/** Reads `mm/dd/yyyy`, which the format prescribes; `YYYY-MM-DD` is returned unchanged. */
function readDate(text: string): string {
  const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/u.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

function metadataOf(file: Record<string, unknown>): ReturnType<typeof readMetadata> {
  const textOf = (key: string): string => cleanText(textOfHtml(textOfJson(file[key]) ?? '').text);
  return readMetadata({
    title: textOf('title'),
    author: textOf('author'),
    difficulty: textOf('difficulty'),
    datePublished: readDate(textOf('date')),
  });
}

function readFile(file: Record<string, unknown>): PuzzleReading {
  const kinds = Array.isArray(file['kind']) ? file['kind'].map((kind) => textOfJson(kind) ?? '') : [];
  if (!kinds.some((kind) => kind.startsWith('http://ipuz.org/crossword')))
    return refused('This ipuz file is not a crossword.');
  const grid = readGrid(file);
  if (grid === null) return refused('The file has no grid with its solution.');
  const found = readIpuzClues(file['clues']);
  if (found === null) return refused('The file has no lists of Across and Down clues.');
  const errors = [...grid.errors, ...found.errors];
  const introduction = joinTexts(['intro', 'notes'].map((key) => linesOfHtml(textOfJson(file[key]) ?? '')));
  const { cells, marks } = grid;
  const content = checkContent({ cells, marks, introduction, clues: found.clues, errors });
  const warnings = [...grid.warnings];
  if (kinds.some((kind) => kind.includes('diagramless'))) warnings.push(lossWarnings.diagramless);
  if (found.hasTags) warnings.push(lossWarnings.markup);
  warnings.push(...leftOutWarnings((key) => (textOfJson(file[key]) ?? '') !== ''));
  return { ...content, ...metadataOf(file), warnings: [...warnings, ...content.warnings] };
}

/** Unwraps JSON that is the argument of a function call, as some programs write it: `ipuz(…);`. */
function withoutCall(text: string): string {
  const call = text.trim().replace(/;$/u, '').trimEnd();
  return call.startsWith('ipuz(') && call.endsWith(')') ? call.slice('ipuz('.length, -1) : text;
}

function readIpuzText(text: string): PuzzleReading {
  const file = parseJson(withoutCall(text));
  if (file === undefined) return refused('This is not an ipuz file: it is not valid JSON.');
  return isRecord(file) ? readFile(file) : refused('This is not an ipuz file.');
}

/** Reads an ipuz crossword (ipuz.org, versions 1 and 2). */
export function readIpuz(bytes: Uint8Array): PuzzleReading {
  return readText(bytes, 'UTF-8', readIpuzText);
}
