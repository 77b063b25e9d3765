import type { CallReply } from '@monster/contract';
import { useEffect } from 'react';
import { databaseComparison, databaseStatus } from '../../api/desk/adminCalls.ts';
import { useQuery, useQueryCache } from '../../api/queries.ts';
import type { Query } from '../../api/queries.ts';

const refetchMs = 30_000;

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
  return useQuery(databaseStatus(), 0);
}

/** The puzzles of both databases, fetched only when they are shown. */
export function useComparison(): Query<CallReply<'databaseComparison'>> {
  return useQuery(databaseComparison(), 0);
}
