import { checkContent } from './checkContent.ts';
import type { FoundClue } from './checkContent.ts';
import { cleanText, quote } from './cleanText.ts';
import { linesOfHtml } from './html.ts';
import { joinTexts } from './introduction.ts';
import { readMetadata } from './metadata.ts';
import { refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { readText } from './readText.ts';
import { lossWarnings, rebusProblems } from './unsupported.ts';
import { kindOfSpecial, xdMarks, xdRebus } from './xdMarks.ts';
import type { XdLine } from './xdMarks.ts';

interface XdSections {
  readonly metadata: readonly XdLine[];
  readonly grid: readonly XdLine[];
  readonly clues: readonly XdLine[];
  readonly notes: readonly XdLine[];
  /** The headings of other sections, which only some programs know. */
  readonly others: readonly string[];
}

const ORDER = ['metadata', 'grid', 'clues', 'notes'];

/** Returns the name in a heading such as `## Grid`; without the space, only the four names of the format count. */
function headingOf(line: string): string | null {
  const [, space, name = ''] = /^##( ?)([\p{L} ]+)$/u.exec(line) ?? [];
  const heading = name.trim().toLowerCase();
  return space === ' ' || ORDER.includes(heading) ? heading : null;
}

/** True for a row of a grid that is spelled like a heading: `##CLUES` among seven rows of seven. */
function isRow(line: string, grid: readonly XdLine[]): boolean {
  const isAsWide = (grid[0]?.text.length ?? line.length) === line.length;
  return isAsWide && grid.length < line.length && line === line.toUpperCase() && !line.includes(' ');
}

/** Splits at `## Name` headings, or in a file without them wherever two or more lines are empty. */
function splitSections(text: string): XdSections {
  const lines = text.split(/\r\n?|\n/u).map((line) => line.trim());
  const hasHeadings =
    headingOf(lines.find((line) => line !== '') ?? '') !== null ||
    lines.some((line) => line.startsWith('## ') && ORDER.includes(headingOf(line) ?? ''));
  const sections = new Map<string, XdLine[]>();
  const linesOf = (name: string): readonly XdLine[] => sections.get(name) ?? [];
  let current = 'metadata';
  let emptyLines = 0;
  for (const [index, line] of lines.entries()) {
    const heading = hasHeadings ? headingOf(line) : null;
    if (heading !== null && !(current === 'grid' && isRow(line, linesOf('grid')))) {
      current = heading;
      continue;
    }
    const isNext = !hasHeadings && emptyLines >= 2 && sections.has(current) && current !== 'notes';
    if (line !== '' && isNext) current = ORDER[ORDER.indexOf(current) + 1] ?? 'notes';
    emptyLines = line === '' ? emptyLines + 1 : 0;
    if (line === '') continue;
    const section = sections.get(current) ?? [];
    section.push({ text: line, line: index + 1 });
    sections.set(current, section);
  }
  return {
    metadata: linesOf('metadata'),
    grid: linesOf('grid'),
    clues: linesOf('clues'),
    notes: linesOf('notes'),
    others: [...sections.keys()].filter((name) => !ORDER.includes(name)),
  };
}

const KNOWN_HEADERS = new Set(['title', 'author', 'date', 'difficulty', 'rebus', 'special', 'note', 'notes']);

function readHeaders(lines: readonly XdLine[]): Map<string, string> {
  return new Map(
    lines.flatMap(({ text }): [string, string][] => {
      const [, key, value] = /^([^:]{1,40}):(.*)$/u.exec(text) ?? [];
      return key === undefined || value === undefined ? [] : [[key.trim().toLowerCase(), cleanText(value)]];
    }),
  );
}

/**
 * Removes the marks of `{/italic/}`, `{*bold*}`, `{_underlined_}` and `{-struck-}`. By hand, since a regular expression
 * looks for the end of each unclosed mark again, which takes minutes in a file that is full of them.
 */
function withoutMarkup(text: string): string {
  const unclosed = new Set<string>();
  let plain = '';
  let at = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const mark = text.charAt(open + 1);
    const isMark = '/*_-'.includes(mark) && !unclosed.has(mark);
    const end = isMark ? text.indexOf(`${mark}}`, open + 2) : -1;
    if (end < 0) unclosed.add(mark);
    plain += end < 0 ? text.slice(at, open + 1) : text.slice(at, open) + text.slice(open + 2, end);
    at = end < 0 ? open + 1 : end + 2;
  }
  return plain + text.slice(at);
}

function readClue({ text, line }: XdLine): FoundClue | Problem | null {
  // A line about a clue: `A1 ^Refs: A2`.
  if (/^[AD]\d+ \^/u.test(text)) return null;
  const [, letter, number, rest] = /^([AD])([1-9]\d{0,3})\. ?(.*)$/u.exec(text) ?? [];
  if (letter === undefined || rest === undefined)
    return { message: `Line ${line}: ${quote(text)} is not a clue such as "A1. Text ~ ANSWER".`, line };
  const split = rest.lastIndexOf(' ~ ');
  return {
    direction: letter === 'A' ? 'across' : 'down',
    number: Number(number),
    text: withoutMarkup(split < 0 ? rest : rest.slice(0, split)).replaceAll('\\', ' '),
    ...(split >= 0 && { answer: rest.slice(split + 3) }),
    line,
  };
}

function isProblem(found: FoundClue | Problem | null): found is Problem {
  return found !== null && 'message' in found;
}

function warningsOf(sections: XdSections, headers: ReadonlyMap<string, string>): string[] {
  const special = headers.get('special');
  const hasSpecial = sections.grid.some(({ text }) => /[a-z]/u.test(text));
  const hasMarkup = sections.clues.some(({ text }) => withoutMarkup(text) !== text);
  const others = [...headers].filter(([key, value]) => !KNOWN_HEADERS.has(key) && value !== '');
  return [
    ...(special !== undefined && hasSpecial && kindOfSpecial(headers) === undefined
      ? [`Special cells (${special}) lose their mark.`]
      : []),
    ...(sections.grid.some(({ text }) => text.includes('_'))
      ? ['Gaps in the shape of the grid become black cells.']
      : []),
    ...(hasMarkup ? [lossWarnings.markup] : []),
    ...others.map(([key]) => `The header ${quote(key)} is left out.`),
    ...sections.others.map((name) => `The section ${quote(name)} is left out.`),
  ];
}

/** Returns the rows of cells. Black is `#`, or `.` in a file without any `#`; else `.` is a cell that is not solved yet. */
function cellsOf(grid: readonly XdLine[]): string[][] {
  const isOpen = grid.some(({ text }) => text.includes('#'));
  return grid.map(({ text }) =>
    [...text].map((cell) => (cell === '_' ? '#' : cell === '.' && isOpen ? ' ' : cell)),
  );
}

/** The notes of the file, in a section or a header. */
function introductionOf({ notes }: XdSections, headers: ReadonlyMap<string, string>): string {
  const section = notes.map(({ text }) => text).join('\n');
  const texts = [headers.get('note') ?? '', headers.get('notes') ?? '', section];
  return joinTexts(texts.map((text) => linesOfHtml(withoutMarkup(text))));
}

function readXdText(text: string): PuzzleReading {
  const sections = splitSections(text);
  if (sections.grid.length + sections.clues.length === 0)
    return refused('This is not an .xd file: it has neither a grid nor clues.');
  const headers = readHeaders(sections.metadata);
  const rebus = rebusProblems(xdRebus(sections.grid, headers));
  // Clues cannot be compared with a grid that is full of keys.
  if (rebus.length > 0)
    return { puzzle: null, cells: cellsOf(sections.grid), metadata: {}, errors: rebus, warnings: [] };
  const found = sections.clues.map(readClue);
  const content = checkContent({
    cells: cellsOf(sections.grid),
    cellLines: sections.grid.map(({ line }) => line),
    clues: found.filter((clue): clue is FoundClue => clue !== null && !isProblem(clue)),
    errors: found.filter(isProblem),
    marks: xdMarks(sections.grid, headers),
    introduction: introductionOf(sections, headers),
  });
  const metadata = readMetadata({
    title: withoutMarkup(headers.get('title') ?? ''),
    author: headers.get('author') ?? '',
    difficulty: headers.get('difficulty') ?? '',
    datePublished: headers.get('date') ?? '',
  });
  return { ...content, ...metadata, warnings: [...warningsOf(sections, headers), ...content.warnings] };
}

/** Reads an `.xd` text file (versions 1 to 3). */
export function readXd(bytes: Uint8Array): PuzzleReading {
  return readText(bytes, 'UTF-8', readXdText);
}
