import { useEffect, useMemo } from 'react';
import type { ApiRequest } from '../api/client.ts';
import { useCached, useQueryCache } from '../api/queries.ts';
import type { Query } from '../api/queries.ts';
import { noteRefusal } from './adminSession.ts';

/**
 * A data call of the admin area. It is made again whenever it comes on screen and whenever `changes`, the count of what
 * the admin has changed, grows; null asks for nothing.
 */
export function useAdminQuery<Data>(request: ApiRequest<Data> | null, changes = 0): Query<Data> {
  const cache = useQueryCache();
  const query = useCached(request);
  const path = request?.path;
  // A new object after every change, though the path is the same.
  // oxlint-disable-next-line react/exhaustive-deps -- requests with the same path are the same request
  const turn = useMemo(() => ({ request, changes }), [path, changes]);
  useEffect(() => {
    if (turn.request !== null) void cache.refetch(turn.request);
  }, [cache, turn]);
  useEffect(() => void noteRefusal(query.error), [query.error]);
  return query;
}
