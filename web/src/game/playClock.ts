import { openDialogs } from '../ui/openDialogs.ts';
import type { GameStore } from './gameStore.ts';
import { moment } from './moment.ts';

const tickMs = 200;

/** A running clock, which can be held. */
export interface PlayClock {
  /** Stops the clock for a reason, until the returned function is called. */
  readonly hold: (reason: string) => () => void;
  readonly stop: () => void;
}

/** Lets time pass only while the player can see the grid: not while the page is hidden or a dialog covers it. */
export function startClock(store: GameStore): PlayClock {
  let timer: ReturnType<typeof setInterval> | undefined;
  const holds = new Set<string>();
  let hasStopped = false;
  const update = (): void => {
    const { phase, clock } = store.getState();
    const isSeen = !document.hidden && openDialogs.get() === 0;
    const shouldRun = !hasStopped && holds.size === 0 && isSeen && phase === 'playing';
    if (shouldRun === (clock.countedTo !== null) && shouldRun === (timer !== undefined)) return;
    clearInterval(timer);
    timer = shouldRun
      ? setInterval(() => store.dispatch({ type: 'tick', now: moment() }), tickMs)
      : undefined;
    store.dispatch({ type: shouldRun ? 'resume' : 'pause', now: moment() });
  };
  update();
  const unsubscribes = [store.subscribe(update), openDialogs.subscribe(update)];
  document.addEventListener('visibilitychange', update);
  return {
    hold: (reason) => {
      holds.add(reason);
      update();
      return () => {
        holds.delete(reason);
        update();
      };
    },
    stop: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      document.removeEventListener('visibilitychange', update);
      hasStopped = true;
      update();
    },
  };
}
