/** What a player may be asked after a solve. */
export type Offer = 'reminders' | 'install';

/** Whether an offer makes sense here, and whether it was answered. */
export interface OfferState {
  readonly isPossible: boolean;
  readonly isAnswered: boolean;
}

/** Nobody is asked after the first solve. */
const firstSolves = 2;

/**
 * Which offer comes after so many solves: at most one at a time, and none again that was answered. Reminders come first;
 * whoever has answered about them is asked about installing one solve later.
 */
export function whichOffer(
  solves: number,
  { reminders, install }: Readonly<Record<Offer, OfferState>>,
): Offer | null {
  if (solves < firstSolves) return null;
  if (reminders.isPossible && !reminders.isAnswered) return 'reminders';
  const needed = reminders.isAnswered ? firstSolves + 1 : firstSolves;
  return install.isPossible && !install.isAnswered && solves >= needed ? 'install' : null;
}
