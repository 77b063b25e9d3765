import type { Leaderboard, LeaderboardCheck, LeaderboardSubmission } from '@monster/contract';
import { useEffect } from 'react';
import { callApi } from '../api.ts';
import { useQuery, useQueryCache } from '../queries.ts';
import type { Query } from '../queries.ts';

/** Whether an email has joined, and under which name; null where that could not be told. */
export function checkLeaderboard(email: string): Promise<LeaderboardCheck | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./leaderboardCheckWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LeaderboardCheck | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(email);
  });
}

/** Joins, or raises the total. */
export function submitScore(submission: LeaderboardSubmission): Promise<unknown> {
  return callApi('/api/leaderboard/submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(submission),
  });
}

/** The call behind the leaderboard page; with a uid, the player's own row comes along. */
export function leaderboardPath(uid: string | null): string {
  return uid === null ? '/api/leaderboard' : `/api/leaderboard?uid=${uid}`;
}

/** Fresh on every visit, since others play on; the one from the HTML or of the last visit shows until it is there. */
export function useLeaderboard(uid: string | null): Query<Leaderboard> {
  const cache = useQueryCache();
  const path = leaderboardPath(uid);
  const inHtml = useQuery<Leaderboard>(leaderboardPath(null));
  const query = useQuery<Leaderboard>(path);
  useEffect(() => void cache.refetch(path), [cache, path]);
  return query.data === undefined && inHtml.data !== undefined ? inHtml : query;
}
