import { createECDH } from 'node:crypto';
import ece from 'http_ece';

/** What a browser has made for those who may send it messages, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Encrypts a message so that only the browser can read it, and not its push service (RFC 8291). */
export function encryptMessage(message: string, { p256dh, auth }: BrowserKeys): Buffer {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  return ece.encrypt(Buffer.from(message), {
    version: 'aes128gcm',
    privateKey,
    dh: p256dh,
    authSecret: auth,
  });
}
