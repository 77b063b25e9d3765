import { checkContent } from './checkContent.ts';
import type { FoundClue } from './checkContent.ts';
import { cleanText, quote } from './cleanText.ts';
import { decodeUtf8 } from './decodeUtf8.ts';
import { readMetadata } from './metadata.ts';
import { refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { leftOutWarnings, lossWarnings } from './unsupported.ts';

/** A line of the file that is not empty, without spaces at its ends. */
interface XdLine {
  readonly text: string;
  readonly line: number;
}

interface XdSections {
  readonly metadata: readonly XdLine[];
  readonly grid: readonly XdLine[];
  readonly clues: readonly XdLine[];
  readonly hasNotes: boolean;
}

const ORDER = ['metadata', 'grid', 'clues', 'notes'];

/** Splits at `## Name` headings, or in a file without them wherever two or more lines are empty. */
function splitSections(text: string): XdSections {
  const lines = text.split(/\r\n?|\n/u).map((line) => line.trim());
  const hasHeadings = lines.some((line) => /^## ?metadata$/iu.test(line));
  const sections = new Map<string, XdLine[]>();
  let current = hasHeadings ? '' : 'metadata';
  let emptyLines = 0;
  for (const [index, line] of lines.entries()) {
    const [, heading] = /^## ?(.+)$/u.exec(line) ?? [];
    if (hasHeadings && heading !== undefined) {
      current = heading.trim().toLowerCase();
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
  const linesOf = (name: string): readonly XdLine[] => sections.get(name) ?? [];
  return {
    metadata: linesOf('metadata'),
    grid: linesOf('grid'),
    clues: linesOf('clues'),
    hasNotes: linesOf('notes').length > 0,
  };
}

const KNOWN_HEADERS = new Set(['title', 'author', 'date', 'rebus', 'special']);

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
    ...(special !== undefined && hasSpecial ? [`Special cells (${special}) lose their mark.`] : []),
    ...(sections.grid.some(({ text }) => text.includes('_'))
      ? ['Gaps in the shape of the grid become black cells.']
      : []),
    ...(hasMarkup ? [lossWarnings.markup] : []),
    ...others.map(([key]) => `The header ${quote(key)} is left out.`),
    ...leftOutWarnings((text) => text === 'notes' && sections.hasNotes),
  ];
}

/** Reads an `.xd` text file (versions 1 to 3). */
export function readXd(bytes: Uint8Array): PuzzleReading {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return refused(`Not UTF-8 (line ${decoded.line}).`, { line: decoded.line });
  const sections = splitSections(decoded.text);
  const headers = readHeaders(sections.metadata);
  if ((headers.get('rebus') ?? '') !== '')
    return refused('The grid has rebus cells; a cell can hold one letter only.');
  const found = sections.clues.map(readClue);
  const content = checkContent({
    // An open cell of a half-solved grid must not be taken for a black one.
    cells: sections.grid.map(({ text }) =>
      [...text].map((cell) => (cell === '_' ? '#' : cell === '.' ? ' ' : cell)),
    ),
    cellLines: sections.grid.map(({ line }) => line),
    clues: found.filter((clue): clue is FoundClue => clue !== null && !isProblem(clue)),
    errors: found.filter(isProblem),
  });
  const metadata = readMetadata({
    title: headers.get('title') ?? '',
    author: headers.get('author') ?? '',
    datePublished: headers.get('date') ?? '',
  });
  return { ...content, metadata, warnings: [...warningsOf(sections, headers), ...content.warnings] };
}
