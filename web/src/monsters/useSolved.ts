import { useSyncExternalStore } from 'react';
import { solvedHere } from '../game/completions.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/** The ids of the puzzles that were solved in this browser, by whoever it was; none in the first HTML. */
export function useSolved(): string[] {
  // As text, since a snapshot must be the same while nothing changes.
  const ids = useSyncExternalStore(
    subscribe,
    () => solvedHere(null).join(' '),
    () => '',
  );
  return ids === '' ? [] : ids.split(' ');
}
