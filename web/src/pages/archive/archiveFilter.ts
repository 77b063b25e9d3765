import type { PuzzleListItem } from '@monster/contract';

/** The size and difficulty to show; null shows all. */
export interface ArchiveFilter {
  readonly size: number | null;
  readonly difficulty: number | null;
  readonly isOnlyUnsolved: boolean;
}

export const noFilter: ArchiveFilter = { size: null, difficulty: null, isOnlyUnsolved: false };

export function matchesFilter(
  puzzle: Pick<PuzzleListItem, 'size' | 'difficulty'>,
  isSolved: boolean,
  { size, difficulty, isOnlyUnsolved }: ArchiveFilter,
): boolean {
  return (
    (size === null || puzzle.size === size) &&
    (difficulty === null || puzzle.difficulty === difficulty) &&
    !(isOnlyUnsolved && isSolved)
  );
}

/** Says how many puzzles pass the filter. */
export function describeCount(count: number, { size, difficulty, isOnlyUnsolved }: ArchiveFilter): string {
  const kind = isOnlyUnsolved ? 'unsolved ' : '';
  if (count > 0) return `${count} ${kind}${count === 1 ? 'puzzle' : 'puzzles'}`;
  if (isOnlyUnsolved && size === null && difficulty === null) return 'You have solved them all.';
  return `No ${kind}puzzles of this size and difficulty yet.`;
}
