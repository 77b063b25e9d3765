import { isFlashing } from '@monster/engine';
import type { GameState } from '@monster/engine';
import { clockFace } from './clockFace.ts';
import type { GameStore } from './gameStore.ts';
import { paintText } from './paintText.ts';

/** What the clock shows: the time left or, without a timer, the time played. */
export function clockText({ clock, timerMinutes }: GameState): string {
  return clockFace(
    timerMinutes > 0 ? Math.ceil(clock.remainingMs / 1000) : Math.floor(clock.playedMs / 1000),
  );
}

/** Keeps the time painted; the clock is marked as low when time is running out. Returns a function that stops. */
export function keepClockPainted(clock: HTMLElement, { getState, subscribe }: GameStore): () => void {
  const paint = (): void => {
    paintText(clock, clockText(getState()));
    clock.toggleAttribute('data-low', isFlashing(getState()));
  };
  paint();
  return subscribe((before, after) => {
    if (before.clock !== after.clock || before.phase !== after.phase) paint();
  });
}
