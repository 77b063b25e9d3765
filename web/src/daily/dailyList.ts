import type { PuzzleListItem } from '@monster/contract';
import { isDailyTeaser, newestFirst, nextDaily, SERIES_NAME } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { listPuzzles } from '../api/puzzleCalls.ts';
import { send } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import type { Retry } from '../lib/retry.ts';
import { useSite } from '../site/site.ts';
import { fetchCompleted } from './useCompleted.ts';

const seriesPrefix = new RegExp(`^${SERIES_NAME}\\W+`, 'u');

/** Returns a title without the name of the series, for lists that would only repeat it. */
export function shortTitle(title: string): string {
  return title.replace(seriesPrefix, '') || title;
}

/** Returns the Daily Teasers that were out when the page was loaded, newest first; `retry` is null while they load. */
export function useDailyList(): {
  readonly dailies: readonly PuzzleListItem[];
  readonly retry: Retry | null;
} {
  const { today } = useSite();
  const { data, error, retry } = useQuery(listPuzzles());
  const dailies = newestFirst((data ?? []).filter((item) => isDailyTeaser(item, today)));
  return { dailies, retry: data === undefined && error === undefined ? null : retry };
}

/** Returns the id of the puzzle that follows this one, or null when the series is empty or could not be fetched. */
export async function findNext(current: Dated, uid: string | null, today: string): Promise<string | null> {
  const [list, completed] = await Promise.all([
    send(listPuzzles()).catch(() => []),
    uid === null ? null : fetchCompleted(uid),
  ]);
  const dailies = list.filter((item) => isDailyTeaser(item, today));
  return nextDaily(dailies, current, completed)?.id ?? null;
}
