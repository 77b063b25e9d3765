import { getLeaderboard } from '../api/player/playerCalls.ts';
import { useQuery } from '../api/queries.ts';

/** Fetches the leaderboard on every visit, and whenever `changes` grows. Until it arrives, returns the one from the HTML or the last visit. */
export function useLeaderboard(uid: string | null, changes = 0) {
  const own = useQuery(getLeaderboard({ query: uid === null ? {} : { uid } }), changes);
  const inHtml = useQuery(uid === null ? null : getLeaderboard());
  return own.data === undefined && inHtml.data !== undefined ? inHtml : own;
}
