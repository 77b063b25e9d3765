import type { DatabasePuzzles, DatabaseStatus, ExternalStatus } from '@monster/contract';
import { useEffect } from 'react';
import { useQuery, useQueryCache } from '../../queries.ts';
import type { Query } from '../../queries.ts';

const statusPath = '/api/database-manager/status';
const comparisonPath = '/api/database-manager/comparison';
const refetchMs = 30_000;

/** Unlike the default call, asks again whenever it comes on show. */
function useFreshQuery<Data>(path: string): Query<Data> {
  const cache = useQueryCache();
  useEffect(() => {
    const { data, error } = cache.get(path);
    if (data !== undefined || error !== undefined) void cache.refetch(path);
  }, [cache, path]);
  return useQuery<Data>(path);
}

/** Both databases now, asked again every 30 seconds while the page can be seen, and when it is seen again. */
export function useDatabaseStatus(): Query<{
  readonly databases: { readonly main: DatabaseStatus; readonly external: ExternalStatus };
}> {
  const cache = useQueryCache();
  useEffect(() => {
    const refetch = (): void => {
      if (document.visibilityState === 'visible') void cache.refetch(statusPath);
    };
    const timer = setInterval(refetch, refetchMs);
    document.addEventListener('visibilitychange', refetch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetch);
    };
  }, [cache]);
  return useFreshQuery(statusPath);
}

/** The puzzles of both databases, asked for by who shows them only. */
export function useComparison(): Query<{
  readonly comparison: { readonly main: DatabasePuzzles; readonly external: DatabasePuzzles };
}> {
  return useFreshQuery(comparisonPath);
}
