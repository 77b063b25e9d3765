import { useMemo, useSyncExternalStore } from 'react';
import { storedCompletions } from '../game/completions.ts';
import type { Completion } from '../game/completions.ts';
import { onStoredElsewhere } from '../lib/onStoredElsewhere.ts';

/** Returns what was solved in this browser, by any player, oldest first. Empty in the server-rendered HTML. */
export function useCompletions(): readonly Completion[] {
  // As text, since a snapshot must compare equal while nothing changes.
  const text = useSyncExternalStore(
    onStoredElsewhere,
    () => JSON.stringify(storedCompletions()),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text) as Completion[], [text]);
}
