import { normalizeEmail } from '@monster/contract/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailFromUrl, isEmail, isUid, uidOf } from './uid.ts';

describe('a uid', () => {
  // SHA-256 of `saltann@example.com`; the server's test expects the same.
  const expected = '5c989201f82fe09817eba2618ee752050e9e036fe0ce684cd99bc3c032f697b5';

  afterEach(() => vi.unstubAllGlobals());

  it('is the same however the email is written', async () => {
    const uid = await uidOf('ann@example.com', 'salt');
    expect(uid).toBe(expected);
    for (const email of [' Ann@Example.COM ', 'ANN@EXAMPLE.COM'])
      expect(await uidOf(email, 'salt')).toBe(uid);
    expect(await uidOf('ann@example.com', 'pepper')).not.toBe(uid);
  });

  it('is the same when the browser offers no SHA-256', async () => {
    const uid = await uidOf('ann@example.com', 'salt');
    vi.stubGlobal('crypto', {});
    expect(await uidOf('ann@example.com', 'salt')).toBe(uid);
  });

  it.each([
    ['5c98'.repeat(16), true],
    ['5C98'.repeat(16), false],
    ['5c98'.repeat(15), false],
    [null, false],
  ])('is 64 lowercase hex digits: %j is %j', (text, isValid) => {
    expect(isUid(text)).toBe(isValid);
  });
});

describe('an email', () => {
  it('gets back a plus that the URL turned into a space', () => {
    expect(emailFromUrl(' Ann tag@Example.com')).toBe('ann+tag@example.com');
  });

  it('typed with a space inside is invalid', () => {
    expect(isEmail(normalizeEmail(' Ann tag@Example.com'))).toBe(false);
  });

  it.each([
    ['a@b.c', true],
    ['a@b', false],
    ['@b.c', false],
    ['a b@c.d', false],
    ['', false],
  ])('%j is valid: %j', (text, isValid) => {
    expect(isEmail(text)).toBe(isValid);
  });
});
