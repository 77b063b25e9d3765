import { callApi, ApiError } from '../api.ts';
import { isUid } from '../visit/uid.ts';
import { markSent, storedCompletions } from '../completionStore.ts';
import type { Completion } from '../completionStore.ts';

/** What the server refuses for good is not sent again; too many calls, its own trouble and no network pass. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

async function send(completion: Completion): Promise<void> {
  const { uid, puzzleId } = completion;
  try {
    await callApi('/api/puzzle-completions', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uid, puzzleId }),
    });
    markSent(completion);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants these failures in the console alone
    console.error('/api/puzzle-completions failed', error);
    if (isRefused(error)) markSent(completion);
  }
}

/** Tells the server what it does not know yet. A failure is only logged; the next call tries again. */
export async function sendCompletions(): Promise<void> {
  if (!navigator.onLine) return;
  const unsent = storedCompletions().filter(({ uid, isSent }) => !isSent && isUid(uid));
  for (const completion of unsent) await send(completion);
}

/** Sends what is left over now and whenever the network is back; returns how to stop. */
export function keepSending(): () => void {
  const trySending = (): void => void sendCompletions();
  trySending();
  addEventListener('online', trySending);
  return () => removeEventListener('online', trySending);
}
