import type { CallReply } from '@monster/contract';
import { useEffect } from 'react';
import { databaseComparison, databaseStatus } from '../../api/desk/adminCalls.ts';
import type { ApiRequest } from '../../api/client.ts';
import { useQuery, useQueryCache } from '../../api/queries.ts';
import type { Query } from '../../api/queries.ts';

const refetchMs = 30_000;

/** Unlike `useQuery` alone, fetches the data again whenever the component mounts. */
function useFreshQuery<Data>(request: ApiRequest<Data>): Query<Data> {
  const cache = useQueryCache();
  useEffect(() => {
    const { data, error } = cache.get(request);
    if (data !== undefined || error !== undefined) void cache.refetch(request);
    // oxlint-disable-next-line react/exhaustive-deps -- requests with the same path are the same request
  }, [cache, request.path]);
  return useQuery(request);
}

/** The status of both databases, fetched again every 30 seconds while the page is visible and when it becomes visible. */
export function useDatabaseStatus(): Query<CallReply<'databaseStatus'>> {
  const cache = useQueryCache();
  useEffect(() => {
    const refetch = (): void => {
      if (document.visibilityState === 'visible') void cache.refetch(databaseStatus());
    };
    const timer = setInterval(refetch, refetchMs);
    document.addEventListener('visibilitychange', refetch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetch);
    };
  }, [cache]);
  return useFreshQuery(databaseStatus());
}

/** The puzzles of both databases, fetched only when they are shown. */
export function useComparison(): Query<CallReply<'databaseComparison'>> {
  return useFreshQuery(databaseComparison());
}
