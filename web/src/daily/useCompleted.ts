import type { Completions } from '@monster/contract';
import { useSyncExternalStore } from 'react';
import { listCompletions } from '../api/player/playerCalls.ts';
import { send } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import { solvedHere } from '../game/completions.ts';

function union(response: Completions | undefined, here: readonly string[]): string[] {
  return [...new Set([...(response?.completedPuzzles ?? []).map(({ puzzleId }) => puzzleId), ...here])];
}

/** Returns the ids of the puzzles with a tick: those solved in this browser and, if there is a uid, the server's. */
export function useCompleted(uid: string | null): ReadonlySet<string> {
  const { data } = useQuery(uid === null ? null : listCompletions({ params: { uid } }));
  // Joined into a string, since a snapshot must compare equal while nothing changes. The server has no storage.
  const here = useSyncExternalStore(
    () => () => {},
    () => solvedHere(uid).join(' '),
    () => '',
  );
  return new Set(union(data, here.split(' ')));
}

/** Returns the ids of the puzzles a player has completed; if the server fails, those solved in this browser. */
export async function fetchCompleted(uid: string): Promise<string[]> {
  const response = await send(listCompletions({ params: { uid } })).catch(() => undefined);
  return union(response, solvedHere(uid));
}
