import type { PuzzleListItem } from '@monster/contract';

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
