import { recordCompletion } from '../api/player/playerCalls.ts';
import { ApiError, send } from '../api/client.ts';
import { isUid } from '../site/uid.ts';
import { markSent, storedCompletions } from '../game/completions.ts';
import type { Completion } from '../game/completions.ts';

/** What the server refuses for good is not sent again; too many calls, its own trouble and no network pass. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

async function sendOne(completion: Completion & { readonly uid: string }): Promise<void> {
  const { uid, puzzleId } = completion;
  const request = recordCompletion({ body: { uid, puzzleId } });
  try {
    await send(request, true);
    markSent(completion);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants these failures in the console alone
    console.error(`${request.path} failed`, error);
    if (isRefused(error)) markSent(completion);
  }
}

/** Tells the server what it does not know yet. A failure is only logged; the next call tries again. */
export async function sendCompletions(): Promise<void> {
  if (!navigator.onLine) return;
  for (const completion of storedCompletions()) {
    const { uid, isSent } = completion;
    if (!isSent && isUid(uid)) await sendOne({ ...completion, uid });
  }
}

/** Sends what is left over now and whenever the network is back; returns how to stop. */
export function keepSending(): () => void {
  const trySending = (): void => void sendCompletions();
  trySending();
  addEventListener('online', trySending);
  return () => removeEventListener('online', trySending);
}
