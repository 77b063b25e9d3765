import type { PuzzleListItem } from '@monster/contract';
import { isDailyTeaser, newestFirst, nextDaily } from '@monster/engine';
import { listPuzzles } from '../api/puzzleCalls.ts';
import { send } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import { useSite } from '../site/site.ts';
import { fetchCompleted } from './useCompleted.ts';

/** The Daily Teasers that were out when the page was loaded, newest first. */
export function useDailyList(): { readonly dailies: readonly PuzzleListItem[]; readonly isPending: boolean } {
  const { today } = useSite();
  const { data, error } = useQuery(listPuzzles());
  const dailies = newestFirst((data ?? []).filter((item) => isDailyTeaser(item, today)));
  return { dailies, isPending: data === undefined && error === undefined };
}

/** The id of the puzzle to go to from this one; null where there is no series, or it could not be fetched. */
export async function findNext(currentId: string, uid: string | null, today: string): Promise<string | null> {
  const [list, completed] = await Promise.all([
    send(listPuzzles()).catch(() => []),
    uid === null ? null : fetchCompleted(uid),
  ]);
  const dailies = list.filter((item) => isDailyTeaser(item, today));
  return nextDaily(dailies, currentId, completed)?.id ?? null;
}
