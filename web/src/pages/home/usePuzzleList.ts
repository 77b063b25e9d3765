import type { PuzzleListItem } from '@monster/contract';
import { useQuery } from '@tanstack/react-query';

/** The call behind `usePuzzleList`. */
export const puzzleListPath = '/api/puzzles';

/** Every published puzzle, newest first. */
export function usePuzzleList() {
  return useQuery<PuzzleListItem[]>({ queryKey: [puzzleListPath] });
}
