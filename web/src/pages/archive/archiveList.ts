import type { PuzzleListItem } from '@monster/contract';
import { newestFirst } from '@monster/engine';

/** The size and difficulty to show; null shows all. */
export interface ArchiveFilter {
  readonly size: number | null;
  readonly difficulty: number | null;
}

export const noFilter: ArchiveFilter = { size: null, difficulty: null };

export function matchesFilter(
  puzzle: Pick<PuzzleListItem, 'size' | 'difficulty'>,
  { size, difficulty }: ArchiveFilter,
): boolean {
  return (size === null || puzzle.size === size) && (difficulty === null || puzzle.difficulty === difficulty);
}

/** A month such as `2026-11`, or '' for no date, and its puzzles. */
export interface ArchiveMonth {
  readonly month: string;
  readonly puzzles: readonly PuzzleListItem[];
}

/** Groups the puzzles by month; months and the puzzles in them are newest first, those without a date last. */
export function groupByMonth(puzzles: readonly PuzzleListItem[]): ArchiveMonth[] {
  const months = new Map<string, PuzzleListItem[]>();
  for (const puzzle of newestFirst(puzzles)) {
    const month = puzzle.datePublished.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), puzzle]);
  }
  return [...months].map(([month, puzzlesOfMonth]) => ({ month, puzzles: puzzlesOfMonth }));
}
