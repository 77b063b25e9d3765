import { entryName, findEntries, lintPuzzle, makeClueLists, numberGrid } from '@monster/engine';
import type { Entry } from '@monster/engine';
import { clueFor, isFull, noteFor } from './construction.ts';
import type { Construction } from './construction.ts';

/** An entry of the grid with its current clue. */
export interface ConstructedEntry extends Entry {
  /** Such as `1-Across`. */
  readonly name: string;
  readonly clue: string;
  /** What the clue plays with, if the clue bank says so. */
  readonly note: string | undefined;
}

/** All entries of the grid, across first. */
export function entriesOf(construction: Construction): ConstructedEntry[] {
  return findEntries(numberGrid(construction.rows)).map((entry) => ({
    ...entry,
    name: entryName(entry),
    clue: clueFor(construction, entry.answer),
    note: noteFor(construction, entry.answer),
  }));
}

/** The clue lists as a puzzle stores them. */
export function clueListsOf(entries: readonly ConstructedEntry[]): ReturnType<typeof makeClueLists> {
  return makeClueLists(
    entries,
    ({ clue }) => clue,
    ({ note }) => note,
  );
}

/** The complete answers that a refill may replace. */
export function replaceableAnswers(construction: Construction): string[] {
  return entriesOf(construction)
    .filter(
      ({ answer, cells }) => !answer.includes('.') && cells.some((cell) => !construction.locked.has(cell)),
    )
    .map(({ answer }) => answer);
}

/** What prevents the puzzle from being saved, and what a careful editor would fix. */
export function warningsOf(construction: Construction, entries: readonly ConstructedEntry[]): string[] {
  if (!isFull(construction)) return ['The grid has gaps: refill it or type the letters.'];
  const missing = entries.filter(({ clue }) => clue.trim() === '').map(({ name }) => name);
  const lint = lintPuzzle({ grid: numberGrid(construction.rows), ...clueListsOf(entries) });
  const warnings = lint.map(({ message }) => message);
  return missing.length === 0 ? warnings : [`Clues are missing: ${missing.join(', ')}.`, ...warnings];
}
