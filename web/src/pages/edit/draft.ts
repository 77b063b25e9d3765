import {
  carryMarks,
  clueListsOf,
  followClues,
  GAP,
  letterAt,
  placeClues,
  setCell,
  toggleBlock,
} from '@monster/engine';
import type { CluesOfGrid, GridMarks, Metadata, PlacedClue, PuzzleVersion } from '@monster/engine';

/** A puzzle while it is edited. The metadata are texts, as they are typed. */
export interface Draft extends CluesOfGrid {
  readonly fields: Readonly<Record<keyof Metadata, string>>;
  /** Letters, `#` for a block, `.` for a gap. */
  readonly rows: readonly string[];
  /** The marked cells; a mark under a block is back when the block is gone. */
  readonly marks: GridMarks;
  /** '' for none. */
  readonly introduction: string;
}

/** Starts from a version of a puzzle. */
export function draftOf(version: PuzzleVersion): Draft {
  const { title, author, difficulty, datePublished, rows, acrossClues, downClues } = version;
  const { circled, shaded, introduction = '' } = version;
  return {
    fields: { title, author, difficulty: String(difficulty), datePublished },
    rows,
    clues: placeClues(rows, { acrossClues, downClues }),
    spare: [],
    marks: { circled, shaded },
    introduction,
  };
}

/** The version that the draft would be stored as. */
export function versionOf({ fields, rows, clues, marks, introduction }: Draft): PuzzleVersion {
  const trimmed = clues.map((clue) => ({ ...clue, text: clue.text.trim(), note: clue.note.trim() }));
  return {
    title: fields.title.trim(),
    author: fields.author.trim(),
    difficulty: Number(fields.difficulty),
    datePublished: fields.datePublished,
    rows,
    ...clueListsOf(rows, trimmed),
    ...carryMarks(marks, rows.length, rows),
    ...(introduction.trim() !== '' && { introduction: introduction.trim() }),
  };
}

export function setField(draft: Draft, field: keyof Metadata, text: string): Draft {
  return { ...draft, fields: { ...draft.fields, [field]: text } };
}

function withRows(draft: Draft, rows: readonly string[]): Draft {
  return rows === draft.rows ? draft : { ...draft, rows, ...followClues(draft, rows) };
}

/** Sets a letter; in the place of a block, that goes first. */
export function typeLetter(draft: Draft, cell: number, letter: string, keepsSymmetry: boolean): Draft {
  const isBlock = letterAt(draft.rows, cell) === '#';
  const rows = isBlock ? toggleBlock(draft.rows, cell, keepsSymmetry) : draft.rows;
  return withRows(draft, setCell(rows, cell, letter));
}

/** Empties a cell; a block stays. */
export function clearCell(draft: Draft, cell: number): Draft {
  return letterAt(draft.rows, cell) === '#' ? draft : withRows(draft, setCell(draft.rows, cell, GAP));
}

export function toggleCell(draft: Draft, cell: number, keepsSymmetry: boolean): Draft {
  return withRows(draft, toggleBlock(draft.rows, cell, keepsSymmetry));
}

/** Circles or shades a cell, or takes that back. */
export function toggleMark(draft: Draft, cell: number, mark: keyof GridMarks): Draft {
  const cells = draft.marks[mark] ?? [];
  const others = cells.filter((each) => each !== cell);
  const next = others.length < cells.length ? others : [...cells, cell];
  return { ...draft, marks: { ...draft.marks, [mark]: next } };
}

/** Writes a clue or its note. */
export function writeClue(draft: Draft, index: number, part: 'text' | 'note', text: string): Draft {
  const clues = draft.clues.map((clue, i) => (i === index ? { ...clue, [part]: text } : clue));
  return { ...draft, clues };
}

/** Gives a word the clue of one that is gone; a clue that it had becomes spare instead. */
export function takeSpare(draft: Draft, spare: PlacedClue, index: number): Draft {
  const before = draft.clues[index];
  if (before === undefined) return draft;
  const { text, note } = spare;
  const left = draft.spare.filter((each) => each !== spare);
  return {
    ...draft,
    clues: draft.clues.map((clue, i) => (i === index ? { ...clue, text, note } : clue)),
    spare: before.text.trim() === '' ? left : [...left, before],
  };
}

export function dropSpare(draft: Draft, spare: PlacedClue): Draft {
  return { ...draft, spare: draft.spare.filter((each) => each !== spare) };
}
