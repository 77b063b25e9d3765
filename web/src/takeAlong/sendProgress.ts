import { ApiError, send } from '../api/client.ts';
import { sendTransfer, stopTransfer } from '../api/player/transferCalls.ts';
import { keysOf, makeToken, sealBox } from './box.ts';
import { makeCode } from './code.ts';

/** Progress that waits for another device. */
export interface Shared {
  readonly code: string;
  readonly id: string;
  /** Proves that it was sent from here. */
  readonly sender: string;
  /** By the clock of this device. */
  readonly endsAt: number;
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.field === 'id';

/** Encrypts a text with a new code, and has the server keep it for a while. Throws if that fails. */
export async function sendProgress(text: string, triesLeft = 3): Promise<Shared> {
  const code = makeCode();
  const { id, key } = await keysOf(code);
  const sender = makeToken();
  const box = await sealBox(text, key);
  try {
    const { endsInMs } = await send(sendTransfer({ body: { id, sender, box } }));
    return { code, id, sender, endsAt: Date.now() + endsInMs };
  } catch (error) {
    if (isTaken(error) && triesLeft > 1) return sendProgress(text, triesLeft - 1);
    throw error;
  }
}

/** Makes a code useless. */
export async function stopSharing({ id, sender }: Shared): Promise<void> {
  await send(stopTransfer({ body: { id, sender } }));
}
