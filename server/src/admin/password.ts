import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; maxmem: number }, Buffer>(scrypt);
/** What OWASP recommends with Node's r = 8 and p = 1. Each hash needs 128 MB and most of a second. */
const goodCost = 2 ** 17;
const keyLength = 32;

let last: Promise<unknown> = Promise.resolve();

/** Hashes on another thread, one password at a time: several at once could exhaust the memory. */
function deriveKey(password: string, salt: Buffer, n: number): Promise<Buffer> {
  const key = last.then(() =>
    derive(password.normalize('NFKC'), salt, keyLength, { N: n, maxmem: 256 * n * 8 }),
  );
  last = key.catch(() => {});
  return key;
}

export function makeSalt(): Buffer {
  return randomBytes(16);
}

/** A scrypt hash with its cost and salt, in the form that `ADMIN_PASSWORD_HASH` accepts. */
export async function hashPassword(
  password: string,
  { cost = goodCost, salt = makeSalt() }: { cost?: number; salt?: Buffer } = {},
): Promise<string> {
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** True for a hash from an earlier version, which takes less work to guess than one that is made now. */
export function isWeakHash(hash: string): boolean {
  return Number(hash.split('$')[1]) < goodCost;
}

/** Compares in constant time; returns false for a hash in any other form. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, n, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || n === undefined || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), Number(n));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A password that a person can copy: 22 characters without look-alikes, 128 bits of entropy. */
export function makePassword(): string {
  const alphabet = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const length = 22;
  const largestFair = 256 - (256 % alphabet.length);
  let password = '';
  while (password.length < length) {
    for (const byte of randomBytes(32)) {
      if (byte < largestFair && password.length < length) password += alphabet[byte % alphabet.length];
    }
  }
  return password;
}
