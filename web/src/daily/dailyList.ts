import type { PuzzleListItem } from '@monster/contract';
import { isDailyTeaser, newestFirst, nextDaily, SERIES_NAME } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { listPuzzles } from '../api/puzzleCalls.ts';
import { send } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import type { Retry } from '../lib/retry.ts';
import { useSite } from '../site/site.ts';
import { solvedHere } from '../game/completions.ts';
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

/** The ids of the puzzles that a player can go on with. */
export interface NextPuzzles {
  /** The one that follows; null when the series is empty or could not be fetched. */
  readonly next: string | null;
  /** The first one after it that is not solved in this browser, if the next one is; null if there is none. */
  readonly unsolved: string | null;
}

async function fetchDailies(today: string): Promise<readonly Dated[]> {
  const list = await send(listPuzzles()).catch(() => []);
  return list.filter((item) => isDailyTeaser(item, today));
}

/** Finds the puzzles that follow this one. */
export async function findNext(current: Dated, uid: string | null, today: string): Promise<NextPuzzles> {
  const [dailies, completed] = await Promise.all([
    fetchDailies(today),
    uid === null ? null : fetchCompleted(uid),
  ]);
  const here = solvedHere(null);
  const next = nextDaily(dailies, current, completed)?.id ?? null;
  const open = nextDaily(dailies, current, [...here, current.id])?.id ?? null;
  const isSurprise = next !== null && here.includes(next) && open !== null && !here.includes(open);
  return { next, unsolved: isSurprise ? open : null };
}

/** Finds the newest puzzle that is not solved in this browser, if today's is; else null. */
export async function findUnsolved(today: string): Promise<string | null> {
  const here = solvedHere(null);
  const [newest, ...others] = newestFirst(await fetchDailies(today));
  if (newest === undefined || !here.includes(newest.id)) return null;
  return others.find(({ id }) => !here.includes(id))?.id ?? null;
}
