import { useEffect, useMemo } from 'react';
import type { ApiRequest } from '../api/client.ts';
import { useCached, useQueryCache } from '../api/queries.ts';
import type { Query } from '../api/queries.ts';
import { endSessionIfUnauthorized } from './adminSession.ts';

/**
 * Fetches data that requires an admin session, again whenever the component mounts and whenever `changes`, the number of
 * changes the admin has made, grows. Fetches nothing while the request is null.
 */
export function useAdminQuery<Data>(request: ApiRequest<Data> | null, changes = 0): Query<Data> {
  const cache = useQueryCache();
  const query = useCached(request);
  const path = request?.path;
  // A new object after every change, even though the path is the same.
  // oxlint-disable-next-line react/exhaustive-deps -- requests with the same path are the same request
  const fetchKey = useMemo(() => ({ request, changes }), [path, changes]);
  useEffect(() => {
    if (fetchKey.request !== null) void cache.refetch(fetchKey.request);
  }, [cache, fetchKey]);
  useEffect(() => void endSessionIfUnauthorized(query.error), [query.error]);
  return query;
}
