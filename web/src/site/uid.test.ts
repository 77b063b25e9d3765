import { normalizeEmail } from '@monster/contract/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailFromAddress, isEmail, isUid, uidOf } from './uid.ts';

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

  it.each([
    ['5c98'.repeat(16), true],
    ['5C98'.repeat(16), false],
    ['5c98'.repeat(15), false],
    [null, false],
  ])('is 64 hex digits: %j, %j', (text, isOne) => {
    expect(isUid(text)).toBe(isOne);
  });
});

describe('an email', () => {
  it('has its plus back when an address turned it into a blank', () => {
    expect(emailFromAddress(' Ann tag@Example.com')).toBe('ann+tag@example.com');
  });

  it('that was typed with a blank inside is none', () => {
    expect(isEmail(normalizeEmail(' Ann tag@Example.com'))).toBe(false);
  });

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
