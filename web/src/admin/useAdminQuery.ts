import { useEffect } from 'react';
import type { ApiRequest } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import type { Query } from '../api/queries.ts';
import { endSessionIfUnauthorized } from './adminSession.ts';

/** Fetches data that requires an admin session, again whenever `changes`, the number of the admin's changes, grows. */
export function useAdminQuery<Data>(request: ApiRequest<Data> | null, changes = 0): Query<Data> {
  const query = useQuery(request, changes);
  useEffect(() => void endSessionIfUnauthorized(query.error), [query.error]);
  return query;
}
