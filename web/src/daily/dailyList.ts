import type { PuzzleListItem } from '@monster/contract';
import { isDailyTeaser, newestFirst, nextDaily } from '@monster/engine';
import { callApi } from '../api.ts';
import { useSite } from '../app/site.ts';
import { useQuery } from '../queries.ts';
import { fetchCompleted } from './useCompleted.ts';

/** Every published puzzle; too long for the first HTML, so fetched where it is needed. */
export const listPath = '/api/puzzles';

/** The Daily Teasers that were out when the page was loaded, newest first. */
export function useDailyList(): { readonly dailies: readonly PuzzleListItem[]; readonly isPending: boolean } {
  const { today } = useSite();
  const { data, error } = useQuery<PuzzleListItem[]>(listPath);
  const dailies = newestFirst((data ?? []).filter((item) => isDailyTeaser(item, today)));
  return { dailies, isPending: data === undefined && error === undefined };
}

/** The puzzle to go to from this one; null where no series is there or can be had. */
export async function findNext(currentId: string, uid: string | null, today: string): Promise<string | null> {
  const [list, completed] = await Promise.all([
    callApi<PuzzleListItem[]>(listPath).catch(() => []),
    uid === null ? null : fetchCompleted(uid),
  ]);
  const dailies = list.filter((item) => isDailyTeaser(item, today));
  return nextDaily(dailies, currentId, completed)?.id ?? null;
}
