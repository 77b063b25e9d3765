import type { Leaderboard, LeaderboardCheck, LeaderboardSubmission } from '@monster/contract';
import { callApi } from '../api.ts';
import { useQuery } from '../queries.ts';

/** Whether an email has joined, and under which name. */
export function checkLeaderboard(email: string): Promise<LeaderboardCheck> {
  return callApi(`/api/leaderboard/check?email=${encodeURIComponent(email)}`);
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

export function useLeaderboard(uid: string | null) {
  return useQuery<Leaderboard>(leaderboardPath(uid));
}
