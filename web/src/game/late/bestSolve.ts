import { isBoolean, isNumber, isString, objectOf } from '../../lib/check.ts';

/** The player's best solve of a puzzle, which can be raced and watched again. */
export interface BestSolve {
  readonly log: string;
  readonly timerMinutes: number;
  /** The mark of the solution that was solved. */
  readonly grid: number;
  readonly timeMs: number;
  readonly isHelped: boolean;
}

export const isBestSolve = objectOf<BestSolve>({
  log: isString,
  timerMinutes: isNumber,
  grid: isNumber,
  timeMs: isNumber,
  isHelped: isBoolean,
});

/** A solve without help is better than any with help; otherwise, the faster one is. */
export function isBetter(one: BestSolve, other: BestSolve): boolean {
  return one.isHelped === other.isHelped ? one.timeMs < other.timeMs : !one.isHelped;
}
