import { useLayoutEffect } from 'react';
import { openDialogs } from '../ui/openDialogs.ts';
import type { GameStore } from '../game/gameStore.ts';

const tickMs = 200;

/** Lets time pass only while the player can see the grid: not while the page is hidden or a dialog covers it. */
export function usePlayClock(store: GameStore, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const now = () => performance.now();
    const follow = (): void => {
      const { phase, clock } = store.getState();
      const shouldRun = phase === 'playing' && !document.hidden && openDialogs.get() === 0;
      if (shouldRun === (clock.countedTo !== null) && shouldRun === (timer !== undefined)) return;
      clearInterval(timer);
      timer = shouldRun ? setInterval(() => store.dispatch({ type: 'tick', now: now() }), tickMs) : undefined;
      store.dispatch({ type: shouldRun ? 'resume' : 'pause', now: now() });
    };
    follow();
    const unsubscribes = [store.subscribe(follow), openDialogs.subscribe(follow)];
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
      document.removeEventListener('visibilitychange', follow);
      store.dispatch({ type: 'pause', now: now() });
    };
  }, [store, isReady]);
}
