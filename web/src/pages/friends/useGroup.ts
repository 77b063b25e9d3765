import type { Group } from '@monster/contract';
import { useCallback, useEffect } from 'react';
import { ApiError } from '../../api/client.ts';
import { getGroup } from '../../api/player/groupCalls.ts';
import { useQuery, useQueryCache } from '../../api/queries.ts';
import type { Query } from '../../api/queries.ts';
import type { Retry } from '../../lib/retry.ts';

/** Soon enough to see a friend finish, and rarely enough for fifty people who leave the page open. */
export const lookEveryMs = 30_000;

/** Calls `look` every half minute and on coming back to the page, but never while nobody sees it. */
function useLooking(look: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = (): void => clearInterval(timer);
    const start = (): void => {
      stop();
      if (document.visibilityState === 'visible') timer = setInterval(() => void look(), lookEveryMs);
    };
    const comeBack = (): void => {
      start();
      if (document.visibilityState === 'visible') void look();
    };
    start();
    document.addEventListener('visibilitychange', comeBack);
    addEventListener('focus', comeBack);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', comeBack);
      removeEventListener('focus', comeBack);
    };
  }, [look]);
}

interface GroupQuery extends Query<Group> {
  readonly retry: Retry;
  /** True once the server says that there is no such group. */
  readonly isGone: boolean;
  readonly refresh: () => Promise<void>;
}

/** A group as it is now: it is asked for again while the page is seen. */
export function useGroup(key: string): GroupQuery {
  const cache = useQueryCache();
  const query = useQuery(getGroup({ params: { key } }), 0);
  const refresh = useCallback(() => cache.refetch(getGroup({ params: { key } })), [cache, key]);
  useLooking(refresh);
  const { error } = query;
  // The key of a link that was cut short is refused for its form.
  const isGone = error instanceof ApiError && (error.status === 404 || error.field === 'key');
  return { ...query, isGone, refresh };
}
