import type { PuzzleListItem } from '@monster/contract';
import { newestFirst } from '@monster/engine';

/** What to show; null shows all. */
export interface ArchiveFilter {
  readonly size: number | null;
  readonly difficulty: number | null;
}

export const noFilter: ArchiveFilter = { size: null, difficulty: null };

export function matches(
  puzzle: Pick<PuzzleListItem, 'size' | 'difficulty'>,
  { size, difficulty }: ArchiveFilter,
): boolean {
  return (size === null || puzzle.size === size) && (difficulty === null || puzzle.difficulty === difficulty);
}

/** A month such as `2026-11` and its puzzles. */
export interface Month {
  readonly month: string;
  readonly puzzles: readonly PuzzleListItem[];
}

/** Months and the puzzles in them, newest first. */
export function byMonth(puzzles: readonly PuzzleListItem[]): Month[] {
  const months = new Map<string, PuzzleListItem[]>();
  for (const puzzle of newestFirst(puzzles)) {
    const month = puzzle.datePublished.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), puzzle]);
  }
  return [...months].map(([month, of]) => ({ month, puzzles: of }));
}
