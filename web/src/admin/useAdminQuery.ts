import { useEffect, useEffectEvent } from 'react';
import type { ApiRequest } from '../api/client.ts';
import { useQuery, useQueryCache } from '../api/queries.ts';
import type { Query } from '../api/queries.ts';
import { useObservable } from '../lib/useObservable.ts';
import { endSessionIfUnauthorized } from './adminSession.ts';
import { deskChanges } from './deskChanges.ts';

/**
 * Fetches data that requires an admin session, again whenever `changes`, the number of the admin's changes, grows, and
 * when another part of the page notes a change.
 */
export function useAdminQuery<Data>(request: ApiRequest<Data> | null, changes = 0): Query<Data> {
  const query = useQuery(request, changes + useObservable(deskChanges, 0));
  const cache = useQueryCache();
  const believe = useEffectEvent((error: unknown) => {
    // A page that shows again after a login begins with the errors of before, which the cache has forgotten.
    if (request !== null && cache.get(request).error === error) endSessionIfUnauthorized(error);
  });
  useEffect(() => believe(query.error), [query.error]);
  return query;
}
