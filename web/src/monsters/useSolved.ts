import { useSyncExternalStore } from 'react';
import { solvedHere } from '../game/completions.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/** Returns the ids of all puzzles solved in this browser, by any player. Empty in the server-rendered HTML. */
export function useSolved(): string[] {
  // Joined into a string, since a snapshot must compare equal while nothing changes.
  const ids = useSyncExternalStore(
    subscribe,
    () => solvedHere(null).join(' '),
    () => '',
  );
  return ids === '' ? [] : ids.split(' ');
}
