import type { Metadata } from './fileName.ts';
import { placeClues, entriesOfRows } from './followClues.ts';
import type { GridMarks } from './gridMarks.ts';
import { entryName, type Clue } from './puzzle.ts';
import { cellName } from './puzzleProblems.ts';

/** Everything about a puzzle that an editor can change. */
export interface PuzzleVersion extends Metadata, GridMarks {
  readonly rows: readonly string[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
  /** What players read before they start, if anything. */
  readonly introduction?: string | undefined;
}

type Field = keyof Metadata | 'introduction';

interface FieldChange {
  readonly field: Field;
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

interface MarkChange {
  /** Both count from 0. */
  readonly row: number;
  readonly column: number;
  readonly mark: keyof GridMarks;
  /** False if the cell was marked before. */
  readonly isNew: boolean;
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
  /** Null if the size is the same; otherwise, letters are not compared. */
  readonly size: { readonly from: number; readonly to: number } | null;
  readonly cells: readonly CellChange[];
  readonly marks: readonly MarkChange[];
  readonly clues: readonly ClueChange[];
}

const fieldNames: Readonly<Record<Field, string>> = {
  title: 'Title',
  author: 'Author',
  difficulty: 'Difficulty',
  datePublished: 'Date',
  introduction: 'Introduction',
};

function compareFields(before: PuzzleVersion, after: PuzzleVersion): FieldChange[] {
  return (Object.keys(fieldNames) as Field[]).flatMap((field) => {
    const [from, to] = [before[field] ?? '', after[field] ?? ''];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** The marked cells by row and column, which stay the same in a grid of another size. */
function placesOf({ rows, ...version }: PuzzleVersion, mark: keyof GridMarks): Set<string> {
  return new Set(version[mark]?.map((cell) => `${Math.floor(cell / rows.length)} ${cell % rows.length}`));
}

function compareMarks(before: PuzzleVersion, after: PuzzleVersion): MarkChange[] {
  return (['circled', 'shaded'] as const).flatMap((mark) => {
    const [old, current] = [placesOf(before, mark), placesOf(after, mark)];
    const changes = [...new Set([...old, ...current])].filter(
      (place) => old.has(place) !== current.has(place),
    );
    return changes.map((place) => {
      const [row = 0, column = 0] = place.split(' ').map(Number);
      return { row, column, mark, isNew: current.has(place) };
    });
  });
}

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
    fields: compareFields(before, after),
    size: from === to ? null : { from, to },
    cells: from === to ? compareCells(before, after) : [],
    marks: compareMarks(before, after),
    clues: compareClues(before, after),
  };
}

/** True when there is no difference. */
export function isSameVersion({ fields, size, cells, marks, clues }: PuzzleDifference): boolean {
  return size === null && fields.length + cells.length + marks.length + clues.length === 0;
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

const isText = (field: Field): boolean => field === 'title' || field === 'author';

function describeField({ field, from, to }: FieldChange): string {
  if (field !== 'introduction') {
    const quote = (value: string | number): string => (isText(field) ? `“${value}”` : String(value));
    return `${fieldNames[field]}: ${quote(from)} → ${quote(to)}`;
  }
  if (from === '') return `The introduction is new: “${to}”`;
  return to === '' ? `The introduction is gone: “${from}”` : `Introduction: “${from}” → “${to}”`;
}

/** The first lines about cells, and how many more there are. */
function cutCells(lines: readonly string[]): string[] {
  const more = lines.length - cellsNamed;
  return more > 0
    ? [...lines.slice(0, cellsNamed), `${more} more ${more === 1 ? 'cell' : 'cells'}`]
    : [...lines];
}

/** Says what differs, in a line for each field, cell, mark and clue. */
export function describeDifference({ fields, size, cells, marks, clues }: PuzzleDifference): string[] {
  return [
    ...fields.map(describeField),
    ...(size === null ? [] : [`Size: ${size.from}×${size.from} → ${size.to}×${size.to}`]),
    ...cutCells(
      cells.map(
        ({ row, column, from, to }) =>
          `${cellName(row, column)}: ${nameOfLetter(from)} → ${nameOfLetter(to)}`,
      ),
    ),
    ...cutCells(
      marks.map(
        ({ row, column, mark, isNew }) => `${cellName(row, column)} is ${isNew ? mark : `no longer ${mark}`}`,
      ),
    ),
    ...clues.map(describeClue),
  ];
}
