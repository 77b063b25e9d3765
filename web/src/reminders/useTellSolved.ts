import { isInSeries } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { useEffect } from 'react';
import { skipReminder } from '../api/player/reminderCalls.ts';
import { sendInBackground } from '../api/player/waitingCalls.ts';
import { currentSubscription } from './subscription.ts';

async function tellSolved(date: string): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription !== null)
    sendInBackground(skipReminder({ body: { endpoint: subscription.endpoint, date } }));
}

/** Tells the server that a puzzle of the series is solved, if it would remind this browser of it. */
export function useTellSolved(puzzle: Dated): void {
  const date = puzzle.datePublished.slice(0, 10);
  const isDaily = isInSeries(puzzle);
  useEffect(() => {
    if (isDaily) void tellSolved(date);
  }, [isDaily, date]);
}
