import type { ConstructedGrid, SuggestedClue } from '@monster/contract';

/** A cell that waits for a letter. */
const gap = '.';

/** A puzzle in the making. Cells are counted row by row. */
export interface Construction {
  /** Letters, `#` for black, `.` for a gap. */
  readonly rows: readonly string[];
  /** The cells that a refill leaves alone. */
  readonly locked: ReadonlySet<number>;
  /** The clues that the admin chose or wrote, by answer: they wait for their word to come back. */
  readonly written: ReadonlyMap<string, string>;
  readonly suggestions: ConstructedGrid['suggestions'];
  /** Null while the letters have changed since they were rated. */
  readonly quality: ConstructedGrid['quality'] | null;
}

/** Starts with a filled grid; what was written for words that are in it again is kept. */
export function begin(grid: ConstructedGrid, before: Construction | null): Construction {
  return { ...grid, locked: new Set(), written: before?.written ?? new Map<string, string>() };
}

/** Takes a new fill of the same grid. */
export function refilled(before: Construction, grid: ConstructedGrid): Construction {
  return { ...before, ...grid };
}

/** Takes a rating, unless the letters have changed meanwhile. */
export function rated(before: Construction, grid: ConstructedGrid): Construction {
  return before.rows.join() === grid.rows.join() ? { ...before, ...grid } : before;
}

function letterAt({ rows }: Construction, cell: number): string {
  return rows[Math.floor(cell / rows.length)]?.[cell % rows.length] ?? '#';
}

/** Locks the cells that hold a letter, or unlocks them where all are locked already. */
export function toggleLock(before: Construction, cells: readonly number[]): Construction {
  const letters = cells.filter((cell) => /[A-Z]/u.test(letterAt(before, cell)));
  const isLocked = letters.every((cell) => before.locked.has(cell));
  const locked = new Set(before.locked);
  for (const cell of letters) {
    if (isLocked) locked.delete(cell);
    else locked.add(cell);
  }
  return { ...before, locked };
}

export function unlockAll(before: Construction): Construction {
  return { ...before, locked: new Set() };
}

function withLetter(before: Construction, cell: number, letter: string): Construction {
  if (letterAt(before, cell) === letter) return before;
  const row = Math.floor(cell / before.rows.length);
  const column = cell % before.rows.length;
  const rows = before.rows.map((line, i) =>
    i === row ? line.slice(0, column) + letter + line.slice(column + 1) : line,
  );
  return { ...before, rows, quality: null };
}

/** Sets a letter of the admin's own, which is locked from then on. */
export function setLetter(before: Construction, cell: number, letter: string): Construction {
  return { ...withLetter(before, cell, letter), locked: new Set([...before.locked, cell]) };
}

/** Empties a cell for the next refill. */
export function clearCell(before: Construction, cell: number): Construction {
  const locked = new Set(before.locked);
  locked.delete(cell);
  return { ...withLetter(before, cell, gap), locked };
}

export function writeClue(before: Construction, answer: string, text: string): Construction {
  return { ...before, written: new Map(before.written).set(answer, text) };
}

/** The bank's clues for an answer, the fittest first. */
export function suggestionsFor({ suggestions }: Construction, answer: string): readonly SuggestedClue[] {
  return suggestions[answer] ?? [];
}

/** The clue of an answer: the admin's own, else the first of the bank. */
export function clueFor(construction: Construction, answer: string): string {
  return construction.written.get(answer) ?? suggestionsFor(construction, answer)[0]?.text ?? '';
}

export function isFull({ rows }: Construction): boolean {
  return !rows.some((row) => row.includes(gap));
}

/** The grid as a refill takes it: gaps where nothing is locked. */
export function openRows({ rows, locked }: Construction): string[] {
  return rows.map((line, row) =>
    [...line]
      .map((letter, column) => (letter === '#' || locked.has(row * rows.length + column) ? letter : gap))
      .join(''),
  );
}
