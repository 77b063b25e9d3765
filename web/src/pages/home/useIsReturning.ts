import { useLayoutEffect, useSyncExternalStore } from 'react';
import { storedResults } from '../../daily/results.ts';
import { storedCompletions } from '../../game/completions.ts';

/** True once something was begun or solved in this browser, or in a tab that storage is closed to. */
function hasPlayed(): boolean {
  return storedCompletions().length > 0 || Object.keys(storedResults()).length > 0;
}

const subscribe = () => () => {};

/** True for a player who has been here before. The styles of the page follow the attribute that is set with it. */
export function useIsReturning(): boolean {
  const isReturning = useSyncExternalStore(subscribe, hasPlayed, () => false);
  useLayoutEffect(() => {
    // The early script has set it, unless the player has come from a game without a new document.
    document.documentElement.toggleAttribute('data-returning', hasPlayed());
  }, []);
  return isReturning;
}
