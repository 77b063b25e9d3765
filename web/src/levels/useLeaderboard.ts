import type { Leaderboard } from '@monster/contract';
import { useEffect } from 'react';
import { getLeaderboard } from '../api/player/playerCalls.ts';
import { useQuery, useQueryCache } from '../api/queries.ts';
import type { Query } from '../api/queries.ts';

/** Fetches the leaderboard on every visit. Until it arrives, returns the one from the HTML or the last visit. */
export function useLeaderboard(uid: string | null): Query<Leaderboard> {
  const cache = useQueryCache();
  const inHtml = useQuery(getLeaderboard());
  const request = getLeaderboard({ query: uid === null ? {} : { uid } });
  const own = useQuery(request);
  // oxlint-disable-next-line react/exhaustive-deps -- requests with the same path are the same request
  useEffect(() => void cache.refetch(request), [cache, request.path]);
  return own.data === undefined && inHtml.data !== undefined ? inHtml : own;
}
