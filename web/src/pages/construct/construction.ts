import type { ConstructedGrid, SuggestedClue } from '@monster/contract';
import { GAP, letterAt, setCell } from '@monster/engine';

/** A puzzle under construction. Cells are numbered row by row, starting at 0. */
export interface Construction {
  /** Letters, `#` for black, `.` for a gap. */
  readonly rows: readonly string[];
  /** The cells that a refill does not change. */
  readonly locked: ReadonlySet<number>;
  /** The clues the admin chose or wrote, by answer. They are kept in case a word that is gone comes back. */
  readonly writtenClues: ReadonlyMap<string, string>;
  readonly suggestions: ConstructedGrid['suggestions'];
  /** The answers of the last fill or rating for which the clue bank has no clue. */
  readonly unclued: ConstructedGrid['unclued'];
  /** Null if the letters have changed since they were rated. */
  readonly quality: ConstructedGrid['quality'] | null;
}

/** Starts over with a filled grid; keeps the clues already written. */
export function startConstruction(grid: ConstructedGrid, before: Construction | null): Construction {
  return { ...grid, locked: new Set(), writtenClues: before?.writtenClues ?? new Map<string, string>() };
}

/** Applies a new fill of the same grid. */
export function applyFill(before: Construction, grid: ConstructedGrid): Construction {
  return { ...before, ...grid };
}

/** Applies a rating, unless the letters have changed in the meantime. */
export function applyRating(before: Construction, grid: ConstructedGrid): Construction {
  return before.rows.join() === grid.rows.join() ? { ...before, ...grid } : before;
}

/** Locks the cells that contain a letter, or unlocks them if they are all locked already. */
export function toggleLock(before: Construction, cells: readonly number[]): Construction {
  const letters = cells.filter((cell) => /[A-Z]/u.test(letterAt(before.rows, cell)));
  const areLocked = letters.every((cell) => before.locked.has(cell));
  const locked = new Set(before.locked);
  for (const cell of letters) {
    if (areLocked) locked.delete(cell);
    else locked.add(cell);
  }
  return { ...before, locked };
}

export function unlockAll(before: Construction): Construction {
  return { ...before, locked: new Set() };
}

function replaceLetter(before: Construction, cell: number, letter: string): Construction {
  const rows = setCell(before.rows, cell, letter);
  return rows === before.rows ? before : { ...before, rows, quality: null };
}

/** Sets a letter the admin typed and locks it. */
export function setLetter(before: Construction, cell: number, letter: string): Construction {
  return { ...replaceLetter(before, cell, letter), locked: new Set([...before.locked, cell]) };
}

/** Empties a cell for the next refill. */
export function clearCell(before: Construction, cell: number): Construction {
  const locked = new Set(before.locked);
  locked.delete(cell);
  return { ...replaceLetter(before, cell, GAP), locked };
}

export function writeClue(before: Construction, answer: string, text: string): Construction {
  return { ...before, writtenClues: new Map(before.writtenClues).set(answer, text) };
}

/** The clue bank's suggestions for an answer, best first. */
export function suggestionsFor({ suggestions }: Construction, answer: string): readonly SuggestedClue[] {
  return suggestions[answer] ?? [];
}

/** The clue for an answer: the admin's, or else the clue bank's first suggestion. */
export function clueFor(construction: Construction, answer: string): string {
  return construction.writtenClues.get(answer) ?? suggestionsFor(construction, answer)[0]?.text ?? '';
}

/** What the clue for an answer plays with, if it is one of the clue bank's that do. */
export function noteFor(construction: Construction, answer: string): string | undefined {
  const clue = clueFor(construction, answer);
  return suggestionsFor(construction, answer).find(({ text }) => text === clue)?.note;
}

export function isFull({ rows }: Construction): boolean {
  return !rows.some((row) => row.includes(GAP));
}

/** The rows to send for a refill: only locked letters remain. */
export function rowsToRefill({ rows, locked }: Construction): string[] {
  return rows.map((line, row) =>
    [...line]
      .map((letter, column) => (letter === '#' || locked.has(row * rows.length + column) ? letter : GAP))
      .join(''),
  );
}
