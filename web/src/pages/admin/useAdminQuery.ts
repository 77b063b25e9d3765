import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useQueryCache } from '../../queries.ts';
import type { Query } from '../../queries.ts';
import { noteRefusal } from './adminSession.ts';

const pending: Query<unknown> = {};

/** A data call of the admin area: fetched anew whenever it comes on screen, since the admin changes what it tells. */
export function useAdminQuery<Data>(path: string): Query<Data> & { readonly refetch: () => Promise<void> } {
  const cache = useQueryCache();
  const query = useSyncExternalStore(
    cache.subscribe,
    () => cache.get(path),
    () => pending,
  ) as Query<Data>;
  const refetch = useCallback(() => cache.refetch(path), [cache, path]);
  useEffect(() => void refetch(), [refetch]);
  useEffect(() => void noteRefusal(query.error), [query.error]);
  return { ...query, refetch };
}
