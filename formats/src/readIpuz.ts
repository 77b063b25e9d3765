import type { Direction, Metadata } from '@monster/engine';
import { checkContent } from './checkContent.ts';
import type { FoundClue } from './checkContent.ts';
import { ipuzGrid } from './ipuzGrid.ts';
import { isRecord, parseJson, textOfJson } from './json.ts';
import { textOfHtml } from './html.ts';
import { cleanText } from './cleanText.ts';
import { isCalendarDate } from './metadata.ts';
import { refused } from './puzzleFile.ts';
import type { PuzzleReading } from './puzzleFile.ts';
import { decodeUtf8 } from './decodeUtf8.ts';

const LEFT_OUT: Readonly<Record<string, string>> = {
  copyright: 'The copyright line is left out.',
  notes: 'The notes are left out.',
  intro: 'The introduction is left out.',
  explanation: 'The explanation is left out.',
  publisher: 'The publisher is left out.',
  editor: 'The editor is left out.',
};

interface IpuzClue extends FoundClue {
  readonly hasTags: boolean;
}

function readClue(direction: Direction, clue: unknown): IpuzClue | null {
  if (Array.isArray(clue))
    return readClue(direction, { number: clue[0] as unknown, clue: clue[1] as unknown });
  if (!isRecord(clue)) return null;
  const number = Number(textOfJson(clue['number']) ?? 0);
  const text = textOfJson(clue['clue']);
  if (!Number.isInteger(number) || number < 1 || text === null) return null;
  const enumeration = textOfJson(clue['enumeration']);
  const shown = enumeration === null || /^\d*$/u.test(enumeration) ? '' : ` (${enumeration})`;
  const { text: plain, hasTags } = textOfHtml(text);
  return { direction, number, text: `${plain}${shown}`, hasTags };
}

/** The clues of one direction, whose key may carry a heading: `Across:Horizontal`. */
function readClues(clues: unknown, direction: Direction): IpuzClue[] | null {
  if (!isRecord(clues)) return null;
  const key = Object.keys(clues).find((name) => name.split(':')[0]?.toLowerCase() === direction);
  const list = key === undefined ? undefined : clues[key];
  if (!Array.isArray(list)) return null;
  const found = list.map((clue) => readClue(direction, clue));
  return found.every((clue) => clue !== null) ? found : null;
}

/** `mm/dd/yyyy`, as the format has it, or the plain form of ours. */
function readDate(text: string): string {
  const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/u.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

function readMetadata(file: Record<string, unknown>): Partial<Metadata> {
  const name = (key: string): string => cleanText(textOfHtml(textOfJson(file[key]) ?? '').text);
  const date = readDate(name('date'));
  const stars = /^[1-5]$/u.exec(name('difficulty'));
  return {
    ...(name('title') !== '' && { title: name('title') }),
    ...(name('author') !== '' && { author: name('author') }),
    ...(stars !== null && { difficulty: Number(stars[0]) }),
    ...(isCalendarDate(date) && { datePublished: date }),
  };
}

function readFile(file: Record<string, unknown>): PuzzleReading {
  const kinds = Array.isArray(file['kind']) ? file['kind'].map((kind) => textOfJson(kind) ?? '') : [];
  if (!kinds.some((kind) => kind.startsWith('http://ipuz.org/crossword')))
    return refused('This ipuz file is not a crossword.');
  const grid = ipuzGrid(file);
  if (grid === null) return refused('The file has no grid with its solution.');
  const across = readClues(file['clues'], 'across');
  const down = readClues(file['clues'], 'down');
  if (across === null || down === null) return refused('The file has no lists of Across and Down clues.');
  const clues = [...across, ...down];
  const content = checkContent({ cells: grid.cells, clues, errors: grid.errors });
  const warnings = [...grid.warnings];
  if (kinds.some((kind) => kind.includes('diagramless')))
    warnings.push('This is a diagramless puzzle; here its grid is shown.');
  if (clues.some(({ hasTags }) => hasTags)) warnings.push('Bold, italics and the like are left out.');
  for (const [key, sentence] of Object.entries(LEFT_OUT))
    if ((textOfJson(file[key]) ?? '') !== '') warnings.push(sentence);
  return { ...content, metadata: readMetadata(file), warnings: [...warnings, ...content.warnings] };
}

/** Reads an ipuz crossword (ipuz.org, versions 1 and 2). */
export function readIpuz(bytes: Uint8Array): PuzzleReading {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return refused(`Not UTF-8 (line ${decoded.line}).`, { line: decoded.line });
  // Some programs wrap the JSON as a call.
  const [, inner] = /^\s*ipuz\(([^]*)\)\s*;?\s*$/u.exec(decoded.text) ?? [];
  const file = parseJson(inner ?? decoded.text);
  if (file === undefined) return refused('This is not an ipuz file: it is not valid JSON.');
  return isRecord(file) ? readFile(file) : refused('This is not an ipuz file.');
}
