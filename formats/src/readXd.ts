import type { Metadata } from '@monster/engine';
import { checkContent } from './checkContent.ts';
import type { FoundClue } from './checkContent.ts';
import { cleanText, quote } from './cleanText.ts';
import { isCalendarDate } from './metadata.ts';
import { refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { decodeUtf8 } from './decodeUtf8.ts';
import { splitXd } from './splitXd.ts';
import type { XdLine, XdSections } from './splitXd.ts';

const KNOWN_HEADERS = new Set(['title', 'author', 'date', 'rebus', 'special']);

function readHeaders(lines: readonly XdLine[]): Map<string, string> {
  return new Map(
    lines.flatMap(({ text }): [string, string][] => {
      const [, key, value] = /^([^:]{1,40}):(.*)$/u.exec(text) ?? [];
      return key === undefined || value === undefined ? [] : [[key.trim().toLowerCase(), cleanText(value)]];
    }),
  );
}

/** `{/italic/}`, `{*bold*}`, `{_underlined_}` and `{-struck-}` lose their marks. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/\{([/*_-])(.*?)\1\}/gu, '$2');
}

function readClue({ text, line }: XdLine): FoundClue | Problem | null {
  // Facts about a clue: `A1 ^Refs: A2`.
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
    ...(hasMarkup ? ['Bold, italics and the like are left out.'] : []),
    ...others.map(([key]) => `The header ${quote(key)} is left out.`),
    ...(sections.hasNotes ? ['The notes are left out.'] : []),
  ];
}

function readMetadata(headers: ReadonlyMap<string, string>): Partial<Metadata> {
  const title = headers.get('title') ?? '';
  const author = headers.get('author') ?? '';
  const datePublished = headers.get('date') ?? '';
  return {
    ...(title !== '' && { title }),
    ...(author !== '' && { author }),
    ...(isCalendarDate(datePublished) && { datePublished }),
  };
}

/** Reads an `.xd` text file (versions 1 to 3). */
export function readXd(bytes: Uint8Array): PuzzleReading {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return refused(`Not UTF-8 (line ${decoded.line}).`, { line: decoded.line });
  const sections = splitXd(decoded.text);
  const headers = readHeaders(sections.metadata);
  if ((headers.get('rebus') ?? '') !== '')
    return refused('The grid has rebus cells; a cell can hold one letter only.');
  const found = sections.clues.map(readClue);
  const content = checkContent({
    // An open cell of a half-solved grid must not pass for a black one.
    cells: sections.grid.map(({ text }) =>
      [...text].map((cell) => (cell === '_' ? '#' : cell === '.' ? ' ' : cell)),
    ),
    cellLines: sections.grid.map(({ line }) => line),
    clues: found.filter((clue): clue is FoundClue => clue !== null && !isProblem(clue)),
    errors: found.filter(isProblem),
  });
  const warnings = [...warningsOf(sections, headers), ...content.warnings];
  return { ...content, metadata: readMetadata(headers), warnings };
}
