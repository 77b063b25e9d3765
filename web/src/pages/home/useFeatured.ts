import type { PuzzleListItem } from '@monster/contract';
import { useQuery } from '../../queries.ts';

/** The call behind `useFeatured`. */
export const featuredPath = '/api/puzzles?featured=true';

/** The puzzles an admin chose for the home page. */
export function useFeatured() {
  return useQuery<PuzzleListItem[]>(featuredPath);
}
