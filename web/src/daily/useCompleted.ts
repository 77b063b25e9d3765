import type { Completions } from '@monster/contract';
import { useSyncExternalStore } from 'react';
import { listCompletions } from '../api/player/playerCalls.ts';
import { send } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import { solvedHere } from '../game/completions.ts';

function union(answer: Completions | undefined, here: readonly string[]): string[] {
  return [...new Set([...(answer?.completedPuzzles ?? []).map(({ puzzleId }) => puzzleId), ...here])];
}

/** The puzzles that get a tick: the server's and this browser's, without a uid this browser's alone. */
export function useCompleted(uid: string | null): ReadonlySet<string> {
  const { data } = useQuery(uid === null ? null : listCompletions({ params: { uid } }));
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
  const answer = await send(listCompletions({ params: { uid } })).catch(() => undefined);
  return union(answer, solvedHere(uid));
}
