import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How the stand-in treats a message: as a push service would, or with one of its possible failures. */
export type Treatment =
  | 'work'
  | 'hang'
  | 'huge answer'
  | 'close the socket'
  | { readonly status: number; readonly headers?: Record<string, string> };

/** What only the browser knows. */
export interface BrowserSecrets {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a message as a browser does, step by step as RFC 8291 and RFC 8188 have it. */
export function decryptMessage(body: Buffer, { pair, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (keyLength !== 65 || record.length > recordSize) throw new Error('not one record of aes128gcm');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(auth, pair.computeSecret(senderKey), info, 32);
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding');
  return padded.subarray(0, end).toString();
}

/** The claims of a sender who is who it says it is (RFC 8292); throws for any other. */
function readVapid(authorization = ''): { key: string; claims: { aud: string; exp: number; sub: string } } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/u.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinates = {
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', ...coordinates } });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('wrong signature');
  const parse = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString());
  if ((parse(head) as { alg: string }).alg !== 'ES256') throw new Error('wrong algorithm');
  return { key, claims: parse(body) as { aud: string; exp: number; sub: string } };
}

/** A push service on this machine, and the browsers that it serves. */
export class PushStandIn {
  /** The messages that browsers got and could read, by the browser's name. */
  readonly received: {
    readonly to: string;
    readonly message: unknown;
    readonly headers: IncomingMessage['headers'];
  }[] = [];
  /** The name of the browser of every request, accepted or not. */
  readonly requests: string[] = [];
  origin = '';
  readonly #browsers = new Map<string, BrowserSecrets & { senderKey: string | null }>();
  readonly #treatments = new Map<string, Treatment>();
  readonly #now: () => number;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(now: () => number) {
    this.#now = now;
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.origin;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** What a browser gets that subscribes; with the sender's key, nobody else can send to it. */
  subscribe(name: string, senderKey: string | null = null) {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    this.#browsers.set(name, { pair, auth, senderKey });
    return {
      endpoint: `${this.origin}/push/${name}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    };
  }

  /** Treats every message to a browser in this way from now on. */
  treat(name: string, treatment: Treatment): void {
    this.#treatments.set(name, treatment);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = request.url?.replace('/push/', '') ?? '';
    this.requests.push(name);
    const body = await buffer(request);
    const treatment = this.#treatments.get(name) ?? 'work';
    if (treatment === 'hang') return;
    if (treatment === 'close the socket') return void request.socket.destroy();
    if (treatment === 'huge answer') return this.#flood(response);
    const { status, headers = {} } = treatment === 'work' ? this.#work(name, request, body) : treatment;
    response.writeHead(status, headers).end();
  }

  /** Sends without an end, until the other side hangs up. */
  #flood(response: ServerResponse): void {
    response.writeHead(201);
    const pour = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
    };
    response.on('drain', pour);
    response.on('error', () => {});
    pour();
  }

  #work(name: string, { method, headers }: IncomingMessage, body: Buffer): Exclude<Treatment, string> {
    const browser = this.#browsers.get(name);
    if (browser === undefined) return { status: 410 };
    if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') return { status: 400 };
    if (!/^\d+$/u.test(String(headers['ttl'])) || body.length > 4_096)
      return { status: body.length > 4_096 ? 413 : 400 };
    if (!/^[\w-]{1,32}$/u.test(String(headers['topic']))) return { status: 400 };
    try {
      const { key, claims } = readVapid(headers.authorization);
      const aheadMs = claims.exp * 1_000 - this.#now();
      const isForUs = claims.aud === this.origin && aheadMs > 0 && aheadMs <= 24 * 60 * 60_000;
      if (!isForUs || !/^(?:mailto:|https:)/u.test(claims.sub)) return { status: 401 };
      if (browser.senderKey !== null && browser.senderKey !== key) return { status: 403 };
    } catch {
      return { status: 401 };
    }
    this.received.push({ to: name, message: JSON.parse(decryptMessage(body, browser)), headers });
    return { status: 201 };
  }
}
