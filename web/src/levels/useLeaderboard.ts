import { getLeaderboard } from '../api/player/playerCalls.ts';
import { useQuery } from '../api/queries.ts';

/** Fetches the leaderboard on every visit. Until it arrives, returns the one from the HTML or the last visit. */
export function useLeaderboard(uid: string | null) {
  const own = useQuery(getLeaderboard({ query: uid === null ? {} : { uid } }), 0);
  const inHtml = useQuery(uid === null ? null : getLeaderboard());
  return own.data === undefined && inHtml.data !== undefined ? inHtml : own;
}
