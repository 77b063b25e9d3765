import { readStored } from '../lib/storage.ts';

/** Where calls wait that have not arrived yet. */
export const waitingKey = 'monster-waiting-calls';

/** True when calls of an earlier visit wait to be sent. Every page asks this; what sends them is loaded only then. */
export function hasWaitingCalls(): boolean {
  return readStored(waitingKey).value !== undefined;
}
