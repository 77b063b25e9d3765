import { entryName, findEntries, numberGrid } from '@monster/engine';
import type { Entry } from '@monster/engine';
import type { FoundClue } from './checkContent.ts';
import { cleanText, quote } from './cleanText.ts';
import { textOfHtml } from './html.ts';
import { entriesOfLabel } from './linkedClues.ts';
import type { EntryId } from './linkedClues.ts';
import type { JpzFile } from './parseJpz.ts';
import type { Problem } from './puzzleFile.ts';

/** No clue is for more words than these; a broken file may claim so for each of its clues. */
const MOST_PARTS = 20;

/** Reads `3` or `1-5`, counted from 1, as a range from 0. */
function rangeOf(text: string | undefined): { first: number; last: number } | null {
  const [, first, last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/u.exec(text ?? '') ?? [];
  return first === undefined ? null : { first: Number(first) - 1, last: Number(last) - 1 };
}

/** Returns the entries of the grid that lie wholly in the cells of a word of the file, in the order of the word. */
function entriesOfWord(
  ranges: readonly Readonly<Record<string, string>>[],
  width: number,
  starts: ReadonlyMap<number, readonly Entry[]>,
): Entry[] {
  const cells = new Set<number>();
  for (const range of ranges) {
    const x = rangeOf(range['x']);
    const y = rangeOf(range['y']);
    // A word is as straight as each of its parts.
    if (x === null || y === null || (x.first !== x.last && y.first !== y.last)) continue;
    for (let row = y.first; row <= y.last; row += 1)
      for (let column = x.first; column <= x.last; column += 1) cells.add(row * width + column);
  }
  return [...cells]
    .flatMap((cell) =>
      (starts.get(cell) ?? []).filter((entry) => entry.cells.every((each) => cells.has(each))),
    )
    .slice(0, MOST_PARTS);
}

/** Returns a function that finds the entries of a word by its id, each word once. */
function wordFinder(file: JpzFile, cells: readonly (readonly string[])[]): (id: string) => readonly Entry[] {
  const starts = new Map<number, Entry[]>();
  for (const entry of findEntries(numberGrid(cells))) {
    const [start = -1] = entry.cells;
    starts.set(start, [...(starts.get(start) ?? []), entry]);
  }
  const width = cells[0]?.length ?? 0;
  const found = new Map<string, readonly Entry[]>();
  return (id) => {
    const entries = found.get(id) ?? entriesOfWord(file.words.get(id) ?? [], width, starts);
    found.set(id, entries);
    return entries;
  };
}

/** Reads the clues; the word of a clue tells its number if the clue does not, and the other words that it is for. */
export function readJpzClues(
  file: JpzFile,
  cells: readonly (readonly string[])[],
): { clues: FoundClue[]; errors: Problem[] } {
  const entriesOf = wordFinder(file, cells);
  const clues: FoundClue[] = [];
  const errors: Problem[] = [];
  // The words whose own clues only point at another one.
  const links: { to: string; from: EntryId }[] = [];
  for (const { direction, label, word, linkedTo, format, text } of file.clues) {
    const labeled = entriesOfLabel(label, direction);
    const covered = entriesOf(word);
    const own = labeled[0] ?? covered.find((entry) => entry.direction === direction) ?? covered[0];
    const plain = textOfHtml(text).text;
    if (own === undefined) {
      errors.push({
        message: `The clue ${quote(cleanText(plain))} has neither a number nor a word in the grid.`,
      });
      continue;
    }
    const shown = /^\d*$/u.test(format) ? '' : ` (${format})`;
    const [to] = linkedTo === '' ? [] : entriesOf(linkedTo);
    if (to !== undefined) links.push({ to: entryName(to), from: own });
    clues.push({
      number: own.number,
      direction: own.direction,
      text: plain.trim() === '' ? '' : `${plain}${shown}`,
      continues: [...labeled.slice(1), ...covered],
    });
  }
  const pointing = new Map<string, EntryId[]>(links.map(({ to }) => [to, []]));
  for (const { to, from } of links) pointing.get(to)?.push(from);
  const withLinks = (clue: FoundClue): FoundClue => {
    const from = pointing.get(entryName(clue)) ?? [];
    // A clue that is given twice is an error anyway.
    pointing.delete(entryName(clue));
    return { ...clue, continues: [...(clue.continues ?? []), ...from] };
  };
  return { clues: clues.map(withLinks), errors };
}
