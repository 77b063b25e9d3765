import { isRecord } from '@monster/engine';
import type { Direction } from '@monster/engine';
import type { FoundClue } from './checkContent.ts';
import { cleanText, quote } from './cleanText.ts';
import { textOfHtml } from './html.ts';
import { entriesOfLabel } from './linkedClues.ts';
import type { EntryId } from './linkedClues.ts';
import type { Problem } from './puzzleFile.ts';

/** Returns the text of a JSON string or number, else null. */
export function textOfJson(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** The clues of a file, those that no word can be found for, and whether markup is lost. */
interface IpuzClues {
  readonly clues: readonly FoundClue[];
  readonly errors: readonly Problem[];
  readonly hasTags: boolean;
}

function directionOf(name: string, otherwise: Direction): Direction {
  const side = name.trim().toLowerCase();
  if (side.startsWith('d')) return 'down';
  return side.startsWith('a') ? 'across' : otherwise;
}

/** Reads one of the places where a clue is continued: `["Down", 12]`, `{"direction": …, "number": …}` or `12`. */
function placeOf(value: unknown, direction: Direction): EntryId[] {
  if (Array.isArray(value))
    return entriesOfLabel(textOfJson(value[1]) ?? '', directionOf(textOfJson(value[0]) ?? '', direction));
  if (isRecord(value)) return placeOf([value['direction'], value['number']], direction);
  return entriesOfLabel(textOfJson(value) ?? '', direction);
}

function placesOf(value: unknown, direction: Direction): EntryId[] {
  return Array.isArray(value) ? value.slice(0, 100).flatMap((place) => placeOf(place, direction)) : [];
}

interface ReadClue {
  readonly clue: FoundClue | Problem;
  readonly hasTags: boolean;
}

function readClue(direction: Direction, value: unknown): ReadClue {
  if (Array.isArray(value))
    return readClue(direction, { number: value[0] as unknown, clue: value[1] as unknown });
  const clue: Record<string, unknown> = isRecord(value) ? value : { clue: value };
  const { text: plain, hasTags } = textOfHtml(textOfJson(clue['clue']) ?? '');
  const labeled = entriesOfLabel(textOfJson(clue['number']) ?? '', direction);
  const numbers = [...labeled, ...placesOf(clue['numbers'], direction)];
  const [own, ...others] = numbers;
  if (own === undefined || own.number < 1) {
    const list = direction === 'across' ? 'Across' : 'Down';
    return { clue: { message: `The ${list} clue ${quote(cleanText(plain))} has no number.` }, hasTags };
  }
  const enumeration = textOfJson(clue['enumeration']);
  const shown = enumeration === null || /^\d*$/u.test(enumeration) ? '' : ` (${enumeration})`;
  const text = plain.trim() === '' ? '' : `${plain}${shown}`;
  const continues = [...others, ...placesOf(clue['continued'], direction)];
  return { clue: { direction, number: own.number, text, continues }, hasTags };
}

/** Returns the list of one direction, whose key may carry a heading: `Across:Horizontal`. */
function listOf(clues: Record<string, unknown>, direction: Direction): unknown[] | null {
  const key = Object.keys(clues).find((name) => name.split(':')[0]?.toLowerCase() === direction);
  const list = key === undefined ? undefined : clues[key];
  return Array.isArray(list) ? list : null;
}

/** Reads the clues of both directions; null where one of the lists is missing. */
export function readIpuzClues(value: unknown): IpuzClues | null {
  if (!isRecord(value)) return null;
  const across = listOf(value, 'across');
  const down = listOf(value, 'down');
  if (across === null || down === null) return null;
  const read = [
    ...across.map((clue) => readClue('across', clue)),
    ...down.map((clue) => readClue('down', clue)),
  ];
  return {
    clues: read.flatMap(({ clue }) => ('message' in clue ? [] : [clue])),
    errors: read.flatMap(({ clue }) => ('message' in clue ? [clue] : [])),
    hasTags: read.some(({ hasTags }) => hasTags),
  };
}
