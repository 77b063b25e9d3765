import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQueryCache } from '../../queries.ts';
import type { Query } from '../../queries.ts';
import { noteRefusal } from './adminSession.ts';

const pending: Query<unknown> = {};

/**
 * A data call of the admin area. It is made anew whenever it comes on screen and whenever `changes`, the count of what
 * the admin has changed, grows; null asks nothing.
 */
export function useAdminQuery<Data>(path: string | null, changes = 0): Query<Data> {
  const cache = useQueryCache();
  const query = useSyncExternalStore(
    cache.subscribe,
    () => (path === null ? pending : cache.get(path)),
    () => pending,
  ) as Query<Data>;
  // A request is a new one after every change, though its path is the same.
  const request = useMemo(() => ({ path, changes }), [path, changes]);
  useEffect(() => {
    if (request.path !== null) void cache.refetch(request.path);
  }, [cache, request]);
  useEffect(() => void noteRefusal(query.error), [query.error]);
  return query;
}
