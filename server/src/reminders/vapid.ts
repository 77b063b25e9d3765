import { createECDH, createPrivateKey, ECDH, sign } from 'node:crypto';
import type { Config } from '../config.ts';
import { sharedSecret } from '../db/sharedSecret.ts';
import type { Db } from '../db/open.ts';

const curve = 'prime256v1';
/** Push services refuse more than a day. */
const validSeconds = 12 * 60 * 60;

/** The pair by which push services know this site (RFC 8292), both in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(curve);
  pair.generateKeys();
  const privateKey = pair.getPrivateKey();
  // Leading zeros would be left out.
  const padded = Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}

/** True for a point of the curve, as browsers and settings write it. */
export function isPublicKey(text: string): boolean {
  try {
    const key = Buffer.from(text, 'base64url');
    return key.length === 65 && ECDH.convertKey(key, curve).length === 65;
  } catch {
    return false;
  }
}

/** The keys of the settings; without them, a pair that the first start makes and all instances share. */
export async function readVapidKeys(
  db: Db,
  { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Pick<Config, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>,
): Promise<VapidKeys> {
  if (VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined)
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const text = await sharedSecret(db, 'vapid_keys', () => JSON.stringify(makeVapidKeys()));
  return JSON.parse(text) as VapidKeys;
}

/** Whom a push service may turn to: the site itself, or its email where the site has no public address. */
export function contactOf({ SITE_URL, SUPPORT_EMAIL }: Pick<Config, 'SITE_URL' | 'SUPPORT_EMAIL'>): string {
  return SITE_URL.startsWith('https:') ? SITE_URL : `mailto:${SUPPORT_EMAIL}`;
}

/** The header that proves to one push service who is sending. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { audience, contact, now }: { readonly audience: string; readonly contact: string; readonly now: number },
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey },
  });
  const claims = { aud: audience, exp: Math.floor(now / 1_000) + validSeconds, sub: contact };
  const [head, body] = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const text = `${head}.${body}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}
