import { isInSeries } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { useEffect } from 'react';
import { ReminderOffer } from './ReminderOffer.tsx';
import { tellSolved } from './tellSolved.ts';

export interface ReminderPartProps {
  /** The puzzle that is solved. */
  readonly puzzle: Dated;
  /** True where the player may be asked about reminders. */
  readonly isOffered: boolean;
}

/** Nobody is reminded of a puzzle that is solved; whoever comes back is asked, once, about the next ones. */
export function ReminderPart({ puzzle, isOffered }: ReminderPartProps) {
  const isDaily = isInSeries(puzzle);
  const date = puzzle.datePublished.slice(0, 10);
  useEffect(() => {
    if (isDaily) void tellSolved(date);
  }, [isDaily, date]);
  return isOffered && isDaily ? <ReminderOffer /> : null;
}
