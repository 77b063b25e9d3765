import type { FoundMark } from './foundMarks.ts';
import type { RebusCell } from './unsupported.ts';

/** A line of the file that is not empty, without spaces at its ends. */
export interface XdLine {
  readonly text: string;
  readonly line: number;
}

type Headers = ReadonlyMap<string, string>;

/** What cells in lowercase are, by the header `Special`. */
const SPECIALS: Readonly<Record<string, FoundMark['kind']>> = {
  circle: 'circle',
  circled: 'circle',
  circles: 'circle',
  shaded: 'shade',
  shade: 'shade',
};

/** What the lowercase cells of a file are, if its header says so in a way that we know. */
export function kindOfSpecial(headers: Headers): FoundMark['kind'] | undefined {
  return SPECIALS[headers.get('special')?.toLowerCase() ?? ''];
}

/** The cells in lowercase. */
export function xdMarks(grid: readonly XdLine[], headers: Headers): FoundMark[] {
  const kind = kindOfSpecial(headers);
  if (kind === undefined) return [];
  return grid.flatMap(({ text }, row) =>
    [...text].flatMap((cell, column) => (/\p{Ll}/u.test(cell) ? [{ row, column, kind }] : [])),
  );
}

/** The cells that hold a key of the header `Rebus`, such as `1=HEART 2=SPADE`, with what it stands for. */
export function xdRebus(grid: readonly XdLine[], headers: Headers): RebusCell[] {
  const pairs = [...(headers.get('rebus') ?? '').matchAll(/(\S)=(\S+)/gu)];
  const keys = new Map(pairs.map(([, key = '', letters = '']) => [key, letters]));
  return grid.flatMap(({ text, line }, row) =>
    [...text].flatMap((cell, column) =>
      keys.has(cell) ? [{ row, column, letters: keys.get(cell), line }] : [],
    ),
  );
}
