import { assert, asyncProperty, uint8Array } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from './sha256.ts';
import { isEmail, normalizeEmail, uidOf } from './uid.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const reference = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

describe('sha256', () => {
  it('is the standard one, at every length around a block', async () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = new Uint8Array(length).fill(length);
      expect(hex(sha256(bytes))).toBe(await reference(bytes));
    }
  });

  it('is the standard one for any bytes', async () => {
    const check = async (bytes: Uint8Array): Promise<void> => {
      expect(hex(sha256(bytes))).toBe(await reference(new Uint8Array(bytes)));
    };
    await assert(asyncProperty(uint8Array({ maxLength: 300 }), check));
  });
});

describe('a uid', () => {
  // SHA-256 of `saltann@example.com`; the server is held to the same.
  const expected = '5c989201f82fe09817eba2618ee752050e9e036fe0ce684cd99bc3c032f697b5';

  afterEach(() => vi.unstubAllGlobals());

  it('is the same however the email is written', async () => {
    const uid = await uidOf('ann@example.com', 'salt');
    expect(uid).toBe(expected);
    for (const email of [' Ann@Example.COM ', 'ANN@EXAMPLE.COM'])
      expect(await uidOf(email, 'salt')).toBe(uid);
    expect(await uidOf('ann@example.com', 'pepper')).not.toBe(uid);
  });

  it('is the same where the browser has no hash of its own', async () => {
    const uid = await uidOf('ann@example.com', 'salt');
    vi.stubGlobal('crypto', {});
    expect(await uidOf('ann@example.com', 'salt')).toBe(uid);
  });

  it('takes a plus that an address turned into a blank', () => {
    expect(normalizeEmail(' Ann tag@Example.com')).toBe('ann+tag@example.com');
  });
});

describe('an email', () => {
  it.each([
    ['a@b.c', true],
    ['a@b', false],
    ['@b.c', false],
    ['a b@c.d', false],
    ['', false],
  ])('%j: %j', (text, isOne) => {
    expect(isEmail(text)).toBe(isOne);
  });
});
