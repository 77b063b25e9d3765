import type { Completions } from '@monster/contract';
import { useSyncExternalStore } from 'react';
import { callApi } from '../api.ts';
import { useQuery } from '../queries.ts';
import { solvedHere } from '../completionStore.ts';

const completionsPath = (uid: string): string => `/api/puzzle-completions/${uid}`;

function union(answer: Completions | undefined, here: readonly string[]): string[] {
  return [...new Set([...(answer?.completedPuzzles ?? []).map(({ puzzleId }) => puzzleId), ...here])];
}

/** The puzzles that get a tick: the server's and this browser's, without a uid this browser's alone. */
export function useCompleted(uid: string | null): ReadonlySet<string> {
  const { data } = useQuery<Completions>(uid === null ? null : completionsPath(uid));
  // As text, since a snapshot must be the same while nothing changes; storage is not there on the server.
  const here = useSyncExternalStore(
    () => () => {},
    () => solvedHere(uid).join(' '),
    () => '',
  );
  return new Set(union(data, here.split(' ')));
}

/** What a player has completed, as far as it can be known now. */
export async function fetchCompleted(uid: string): Promise<string[]> {
  const answer = await callApi<Completions>(completionsPath(uid)).catch(() => undefined);
  return union(answer, solvedHere(uid));
}
