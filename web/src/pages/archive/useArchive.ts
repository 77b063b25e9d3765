import type { PuzzleListItem } from '@monster/contract';
import { listPath } from '../../daily/dailyList.ts';
import { useQuery } from '../../queries.ts';

/** Every published puzzle. */
export function useArchive() {
  return useQuery<PuzzleListItem[]>(listPath);
}
