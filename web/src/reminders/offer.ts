import { readStored, writeStored } from '../lib/storage.ts';

const key = 'monster-reminder-offer';

/** True once the player has answered whether to be reminded. */
export const isOfferAnswered = (): boolean => readStored(key).value !== undefined;

/** Never asks again. */
export function endOffer(): void {
  writeStored(key, 'answered');
}
