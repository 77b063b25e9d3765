import { isRecord, numberGrid } from '@monster/engine';
import { checkContent } from './checkContent.ts';
import { cleanText } from './cleanText.ts';
import { textOfHtml } from './html.ts';
import { readIpuzClues, textOfJson } from './ipuzClues.ts';
import { readMetadata } from './metadata.ts';
import { cellProblem, refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { readText } from './readText.ts';
import { barProblems, isRebus, leftOutWarnings, lossWarnings, rebusProblem } from './unsupported.ts';
import type { BarredCell } from './unsupported.ts';

/** The solution as cells, with what is wrong and what is lost. */
interface IpuzGrid {
  readonly cells: string[][];
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

/** Reads a cell of `puzzle`: its number or block, and its style. */
function labelOf(cell: unknown): { label: string; style: Record<string, unknown> } {
  if (!isRecord(cell)) return { label: textOfJson(cell) ?? '', style: {} };
  const style = isRecord(cell['style']) ? cell['style'] : {};
  return { label: textOfJson(cell['cell']) ?? '', style };
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
  const errors: Problem[] = [];
  const barred: BarredCell[] = [];
  const lost = { marks: 0, gaps: 0 };
  const cells = solution.map((row, i) =>
    row.map((cell, j) => {
      const { label, style } = labelOf(puzzle[i]?.[j]);
      if (style['shapebg'] !== undefined || style['highlight'] === true) lost.marks += 1;
      barred.push({ row: i, column: j, sides: sidesOf(style['barred']) });
      if (cell === null) lost.gaps += 1;
      const value = valueOf(cell);
      if (cell === null || value === block || label === block) return '#';
      if (isRebus(value)) errors.push(rebusProblem(i, j, value));
      return value;
    }),
  );
  errors.push(...barProblems(cells, barred), ...numberErrors(cells, puzzle));
  const warnings: string[] = [];
  if (lost.marks > 0) warnings.push(`${lost.marks} circled or shaded cells lose their mark.`);
  if (lost.gaps > 0) warnings.push(lossWarnings.gaps(lost.gaps));
  return { cells, errors, warnings };
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
  const content = checkContent({ cells: grid.cells, clues: found.clues, errors });
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
