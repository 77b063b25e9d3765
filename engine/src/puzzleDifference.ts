import type { Metadata } from './fileName.ts';
import { placeClues, entriesOfRows } from './followClues.ts';
import { entryName, type Clue } from './puzzle.ts';
import { cellName } from './puzzleProblems.ts';

/** Everything about a puzzle that an editor can change. */
export interface PuzzleVersion extends Metadata {
  readonly rows: readonly string[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
}

interface FieldChange {
  readonly field: keyof Metadata;
  readonly from: string | number;
  readonly to: string | number;
}

interface CellChange {
  /** Both count from 0. */
  readonly row: number;
  readonly column: number;
  /** A letter, or `#` for a block. */
  readonly from: string;
  readonly to: string;
}

interface ClueChange {
  /** Such as `3-Down`, in the new version unless the word is gone. */
  readonly name: string;
  readonly part: 'clue' | 'note';
  /** Null for a word, or a note, that was not there before or is gone now. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What differs between two versions of a puzzle. */
interface PuzzleDifference {
  readonly fields: readonly FieldChange[];
  /** Null if the size is the same; otherwise, cells are not compared. */
  readonly size: { readonly from: number; readonly to: number } | null;
  readonly cells: readonly CellChange[];
  readonly clues: readonly ClueChange[];
}

const fieldNames: Readonly<Record<keyof Metadata, string>> = {
  title: 'Title',
  author: 'Author',
  difficulty: 'Difficulty',
  datePublished: 'Date',
};

function compareCells(before: PuzzleVersion, after: PuzzleVersion): CellChange[] {
  return after.rows.flatMap((line, row) =>
    [...line].flatMap((to, column) => {
      const from = before.rows[row]?.[column] ?? '#';
      return from === to ? [] : [{ row, column, from, to }];
    }),
  );
}

interface NamedClue {
  readonly name: string;
  readonly text: string;
  readonly note: string;
}

/** The clues by where their words start, since a new block gives most words another number. */
function cluesByPlace(version: PuzzleVersion): Map<string, NamedClue> {
  const entries = entriesOfRows(version.rows);
  const size = version.rows.length;
  return new Map(
    placeClues(version.rows, version).map(({ direction, start, text, note }, index) => {
      const entry = entries[index];
      const name = entry === undefined ? '' : entryName(entry);
      return [`${direction} ${Math.floor(start / size)} ${start % size}`, { name, text, note }];
    }),
  );
}

function compareClue(before: NamedClue | undefined, after: NamedClue | undefined): ClueChange[] {
  const name = after?.name ?? before?.name ?? '';
  const changes: ClueChange[] = [];
  const compare = (part: 'clue' | 'note', from: string | null, to: string | null): void => {
    if (from !== to) changes.push({ name, part, from, to });
  };
  compare('clue', before?.text ?? null, after?.text ?? null);
  compare('note', before?.note || null, after?.note || null);
  return changes;
}

function compareClues(before: PuzzleVersion, after: PuzzleVersion): ClueChange[] {
  const [old, current] = [cluesByPlace(before), cluesByPlace(after)];
  const kept = [...current].flatMap(([place, clue]) => compareClue(old.get(place), clue));
  const gone = [...old].flatMap(([place, clue]) => (current.has(place) ? [] : compareClue(clue, undefined)));
  return [...kept, ...gone];
}

/** Compares two versions of a puzzle. */
export function comparePuzzles(before: PuzzleVersion, after: PuzzleVersion): PuzzleDifference {
  const [from, to] = [before.rows.length, after.rows.length];
  return {
    fields: (Object.keys(fieldNames) as (keyof Metadata)[]).flatMap((field) =>
      before[field] === after[field] ? [] : [{ field, from: before[field], to: after[field] }],
    ),
    size: from === to ? null : { from, to },
    cells: from === to ? compareCells(before, after) : [],
    clues: compareClues(before, after),
  };
}

/** True when there is no difference. */
export function isSameVersion({ fields, size, cells, clues }: PuzzleDifference): boolean {
  return size === null && fields.length + cells.length + clues.length === 0;
}

/** Longer lists of cells are cut: then the grid is best looked at. */
const cellsNamed = 12;

const nameOfLetter = (letter: string): string =>
  letter === '#' ? 'a block' : letter === '.' ? 'empty' : letter;

function describeClue({ name, part, from, to }: ClueChange): string {
  const what = part === 'clue' ? name : `The note on ${name}`;
  if (from === null) return `${what} is new: “${to ?? ''}”`;
  return to === null ? `${what} is gone: “${from}”` : `${what}: “${from}” → “${to}”`;
}

/** Says what differs, in a line for each field, cell and clue. */
export function describeDifference({ fields, size, cells, clues }: PuzzleDifference): string[] {
  const quote = (value: string | number, field: string): string =>
    field === 'title' || field === 'author' ? `“${value}”` : String(value);
  const more = cells.length - cellsNamed;
  return [
    ...fields.map(
      ({ field, from, to }) => `${fieldNames[field]}: ${quote(from, field)} → ${quote(to, field)}`,
    ),
    ...(size === null ? [] : [`Size: ${size.from}×${size.from} → ${size.to}×${size.to}`]),
    ...cells
      .slice(0, cellsNamed)
      .map(
        ({ row, column, from, to }) =>
          `${cellName(row, column)}: ${nameOfLetter(from)} → ${nameOfLetter(to)}`,
      ),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'cell' : 'cells'}`] : []),
    ...clues.map(describeClue),
  ];
}
