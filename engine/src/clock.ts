import type { Clock, GameState } from './game.ts';

/** Time that a completed word adds. */
export const BONUS_SECONDS = 60;
/** The timer after Try Again. */
export const TRY_AGAIN_SECONDS = 60;
/** The longest timer that an address can ask for: a day. */
export const MAX_TIMER_MINUTES = 24 * 60;

const FLASH_FROM = 0.8333;

/** Reads minutes from a query parameter; anything but a positive number is 0, which means no timer. */
export function parseTimer(text: string | null | undefined): number {
  const number = /^\s*(\d+)(\.\d*)?\s*$/.exec(text ?? '')?.[1];
  return Math.min(Number(number ?? 0), MAX_TIMER_MINUTES);
}

const HALF_HOUR = 30;

/**
 * The timer of the page that is served for one of these minutes: itself or, for a long one, the last half hour, whose
 * clock is as wide. Otherwise anyone could have pages rendered without end.
 */
export function pageTimer(minutes: number): number {
  return minutes <= HALF_HOUR ? minutes : minutes - (minutes % HALF_HOUR);
}

/** Starts the clock at `now`, for the first time or again. */
export function resume(state: GameState, now: number): GameState {
  if (state.phase !== 'playing' || state.clock.countedTo !== null || !isTime(now)) return state;
  return { ...state, clock: { ...state.clock, countedTo: now } };
}

/** Counts the time since the last tick; nothing is lost when the machine's clock goes back. */
export function tick(state: GameState, now: number): GameState {
  const { clock } = state;
  if (clock.countedTo === null || !isTime(now) || now === clock.countedTo) return state;
  const passed = Math.max(0, now - clock.countedTo);
  if (clock.totalMs === 0)
    return { ...state, clock: { ...clock, playedMs: clock.playedMs + passed, countedTo: now } };
  const remainingMs = Math.max(0, clock.remainingMs - passed);
  const playedMs = clock.playedMs + clock.remainingMs - remainingMs;
  const isOver = remainingMs === 0;
  return {
    ...state,
    phase: isOver ? 'timed-out' : state.phase,
    clock: { ...clock, remainingMs, playedMs, countedTo: isOver ? null : now },
  };
}

/** Counts up to `now` and stops the clock: the page is hidden or something covers the grid. */
export function pause(state: GameState, now: number): GameState {
  const counted = tick(state, now);
  return counted.clock.countedTo === null ? counted : { ...counted, clock: stopClock(counted.clock) };
}

/** Returns the same clock, stopped. */
export function stopClock(clock: Clock): Clock {
  return { ...clock, countedTo: null };
}

/** Adds the bonus for solved words; the timer restarts from the sum, so the sum is its new 100%. */
export function addBonus(clock: Clock, words: number): Clock {
  if (clock.totalMs === 0) return clock;
  const remainingMs = clock.remainingMs + words * BONUS_SECONDS * 1000;
  return { ...clock, remainingMs, totalMs: remainingMs };
}

/** Returns the share of time used since the last start, restart or bonus, 0 to 1; 0 without a timer. */
export function timerFraction({ clock }: GameState): number {
  return clock.totalMs === 0 ? 0 : 1 - clock.remainingMs / clock.totalMs;
}

/** True while the timer's border flashes: time is nearly up and the game is still on. */
export function isFlashing(state: GameState): boolean {
  return state.phase === 'playing' && timerFraction(state) >= FLASH_FROM;
}

/** Returns the whole seconds left at completion; 0 without a timer or if the player did not solve all of it. */
export function finalScore({ phase, reveals, clock }: GameState): number {
  return phase === 'complete' && reveals === 0 ? Math.floor(clock.remainingMs / 1000) : 0;
}

/** False for times that would make sums inexact or infinite. */
function isTime(now: number): boolean {
  return Math.abs(now) <= Number.MAX_SAFE_INTEGER;
}
