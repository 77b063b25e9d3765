import { z } from 'zod';
import { MAX_TRANSFER_LENGTH, TRANSFER_TOKEN_PATTERN } from './limits.ts';
import type { RouteContract } from './routeContract.ts';

const token = z.string().regex(TRANSFER_TOKEN_PATTERN, 'is not made by this site');
/** Made from the code. In bodies only: addresses end up in the logs of proxies. */
const id = token;
const asSender = z.strictObject({ id, sender: token });
const asReceiver = z.strictObject({ id, receiver: token });
const box = z
  .string()
  .max(MAX_TRANSFER_LENGTH, 'There is too much to send it with a code. Please save it as a file instead.')
  .regex(/^[\w-]+$/u, 'is not encrypted progress');
const success = z.object({ success: z.boolean() });

/** Progress that moves from one browser to another. The server gets it encrypted, and never the key. */
export const transferRoutes = {
  sendTransfer: {
    method: 'POST',
    url: '/api/transfers',
    summary: 'Keeps encrypted progress for ten minutes, for whoever has its code',
    body: asSender.extend({ box }),
    bodyLimit: MAX_TRANSFER_LENGTH + 1024,
    reply: z.object({
      /** For how long it is kept. */
      endsInMs: z.int(),
    }),
  },
  openTransfer: {
    method: 'POST',
    url: '/api/transfers/open',
    summary: 'Returns encrypted progress to the first browser that asks for it, as often as that one asks',
    body: asReceiver,
    reply: z.object({ box: z.string() }),
  },
  finishTransfer: {
    method: 'POST',
    url: '/api/transfers/done',
    summary: 'Deletes progress that has arrived; for the browser that has opened it',
    body: asReceiver,
    reply: success,
  },
  stopTransfer: {
    method: 'POST',
    url: '/api/transfers/stop',
    summary: 'Deletes progress before it has arrived; for its sender',
    body: asSender,
    reply: success,
  },
  checkTransfer: {
    method: 'POST',
    url: '/api/transfers/check',
    summary: 'What has become of sent progress; for its sender',
    body: asSender,
    reply: z.object({ state: z.enum(['waiting', 'opened', 'arrived', 'gone']) }),
  },
} as const satisfies Record<string, RouteContract>;
