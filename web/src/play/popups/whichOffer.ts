/** What a player may be asked after a solve. */
export type Offer = 'reminders' | 'install';

/** Whether an offer makes sense here, and whether it was answered. */
interface OfferState {
  readonly isPossible: boolean;
  readonly isAnswered: boolean;
}

/** Nobody is asked after the first solve. */
const firstSolves = 2;

/**
 * Which offer comes after so many solves: at most one at a time, and none again that was answered. They take turns, so
 * that one that nobody answers does not stand in the way of the other.
 */
export function whichOffer(solves: number, states: Readonly<Record<Offer, OfferState>>): Offer | null {
  if (solves < firstSolves) return null;
  const inTurn: readonly Offer[] = solves % 2 === 0 ? ['reminders', 'install'] : ['install', 'reminders'];
  return inTurn.find((offer) => states[offer].isPossible && !states[offer].isAnswered) ?? null;
}
