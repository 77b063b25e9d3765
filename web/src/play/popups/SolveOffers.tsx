import { isInSeries } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { useEffect, useState } from 'react';
import { storedCompletions } from '../../game/completions.ts';
import { InstallOffer } from '../../install/InstallOffer.tsx';
import { installState } from '../../install/installState.ts';
import { isOfferAnswered } from '../../reminders/offer.ts';
import { ReminderOffer } from '../../reminders/ReminderOffer.tsx';
import { tellSolved } from '../../reminders/tellSolved.ts';
import { whichOffer } from './whichOffer.ts';
import type { Offer } from './whichOffer.ts';

export interface SolveOffersProps {
  /** The puzzle that is solved. */
  readonly puzzle: Dated;
  /** True for a solve of just now. */
  readonly isNew: boolean;
  /** True where the player may be asked about reminders. */
  readonly offersReminder: boolean;
}

/** How many puzzles were solved in this browser. */
function countSolves(): number {
  return new Set(storedCompletions().map(({ puzzleId }) => puzzleId)).size;
}

function offerNow(mayRemind: boolean): Offer | null {
  return whichOffer(countSolves(), {
    reminders: { isPossible: mayRemind, isAnswered: isOfferAnswered() },
    install: installState(),
  });
}

/** Nobody is reminded of a puzzle that is solved; whoever comes back is asked, once, about one thing at a time. */
export function SolveOffers({ puzzle, isNew, offersReminder }: SolveOffersProps) {
  const isDaily = isInSeries(puzzle);
  const date = puzzle.datePublished.slice(0, 10);
  useEffect(() => {
    if (isDaily) void tellSolved(date);
  }, [isDaily, date]);
  // What was offered stays until the dialog closes, also when the browser changes its mind.
  const [offer] = useState(() => (isNew ? offerNow(isDaily && offersReminder) : null));
  if (offer === 'reminders') return <ReminderOffer />;
  return offer === 'install' ? <InstallOffer /> : null;
}
