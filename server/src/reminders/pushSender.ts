import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { pushAddressOf } from '../pushHosts.ts';
import { encryptMessage } from './encryptMessage.ts';
import type { BrowserKeys } from './encryptMessage.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { vapidHeader } from './vapid.ts';
import type { VapidKeys } from './vapid.ts';

/** How long a push service may take to answer. */
export const answerWithinMs = 10_000;
/** Of an answer, only the head matters. */
const mostAnswerBytes = 16 * 1024;
/** A browser that is away for longer is not reminded of a morning in the evening. */
const keepSeconds = 4 * 60 * 60;

/** Resolves a name as `dns.lookup` does. */
export type Resolve = (
  name: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** What a push service made of a message. Without a status there was no answer, for this reason. */
export type PushAnswer =
  | { readonly status: number; readonly retryAfter: string | undefined }
  | { readonly status: null; readonly reason: 'notAllowed' | 'noAnswer' };

export interface Subscription extends BrowserKeys {
  readonly endpoint: string;
}

interface Tools {
  readonly hosts: readonly string[];
  readonly keys: VapidKeys;
  /** Whom push services may turn to. */
  readonly contact: string;
  readonly now: () => number;
  readonly resolve?: Resolve;
  readonly withinMs?: number;
}

class NotAllowed extends Error {}

/** A lookup for connections that fails if any address of the name is not public, whoever answers for the name. */
function publicLookup(resolve: Resolve): NonNullable<RequestOptions['lookup']> {
  return (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      const isPrivate = error === null && !addresses.every(({ address }) => isPublicAddress(address));
      if (error !== null || first === undefined) done(error ?? new Error('no address'), '');
      else if (isPrivate) done(new NotAllowed('not a public address'), '');
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
}

function drain(response: IncomingMessage): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostAnswerBytes) response.destroy();
  });
  response.on('error', () => {});
}

/** Sends messages to push services, and to nobody else: only to hosts on the list, never to a redirect's target. */
export class PushSender {
  readonly #tools: Tools;
  readonly #agent: Agent;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#agent = new Agent({ keepAlive: true, lookup: publicLookup(tools.resolve ?? lookup) });
  }

  async send({ endpoint, ...browser }: Subscription, message: string): Promise<PushAnswer> {
    const { hosts, keys, contact, now } = this.#tools;
    const url = pushAddressOf(endpoint, hosts);
    if (url === undefined) return { status: null, reason: 'notAllowed' };
    const body = encryptMessage(message, browser);
    const headers = {
      authorization: vapidHeader(keys, { audience: url.origin, contact, now: now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/notification+json',
      'content-length': String(body.length),
      ttl: String(keepSeconds),
      urgency: 'normal',
      // A newer one replaces one that is still waiting for its browser.
      topic: 'daily',
    };
    return this.#post(url, headers, body);
  }

  stop(): void {
    this.#agent.destroy();
  }

  #post(url: URL, headers: Record<string, string>, body: Buffer): Promise<PushAnswer> {
    const signal = AbortSignal.timeout(this.#tools.withinMs ?? answerWithinMs);
    return new Promise((resolve) => {
      const options = { method: 'POST', headers, signal };
      // Only a stand-in on this machine has no encryption, and no name to look up.
      const request =
        url.protocol === 'https:'
          ? httpsRequest(url, { ...options, agent: this.#agent })
          : httpRequest(url, options);
      request.on('response', (response) => {
        drain(response);
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
      request.on('error', (error) =>
        resolve({ status: null, reason: error instanceof NotAllowed ? 'notAllowed' : 'noAnswer' }),
      );
      request.end(body);
    });
  }
}
