let past: number | undefined;

/** The moment that counts for the clock of a game, in whole milliseconds, so that times add up exactly. */
export const moment = (): number => Math.round(past ?? performance.now());

/** Does something as of an earlier moment. */
export function asOf(time: number | undefined, act: () => void): void {
  past = time;
  act();
  past = undefined;
}
