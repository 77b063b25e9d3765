import type { PuzzleListItem } from '@monster/contract';

/** The featured puzzles in the admin's order. */
export function featuredOf(puzzles: readonly PuzzleListItem[]): PuzzleListItem[] {
  return puzzles.filter(({ featured }) => featured).sort((a, b) => a.order - b.order);
}
