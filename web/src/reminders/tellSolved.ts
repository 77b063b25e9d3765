import { skipReminder } from '../api/player/reminderCalls.ts';
import { sendInBackground } from '../api/player/waitingCalls.ts';
import { currentSubscription } from './subscription.ts';

/** Tells the server that the puzzle of a date is solved, if it would remind this browser of it. */
export async function tellSolved(date: string): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription !== null)
    sendInBackground(skipReminder({ body: { endpoint: subscription.endpoint, date } }));
}
