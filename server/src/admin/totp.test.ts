import { describe, expect, it } from 'vitest';
import { codeAt, compactCode, inGroups, keyUri, makeRecoveryCodes, makeSecret, stepOf } from './totp.ts';

/** The secret of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is what RFC 6238 says, at %i seconds', (seconds, code) => {
    expect(codeAt(rfcSecret, seconds * 1_000)).toBe(code);
    expect(stepOf(rfcSecret, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('is accepted one step early and one step late, but no more', () => {
    const now = 1_800_000_000_000;
    const accepted = [-60_001, -60_000, -30_000, 0, 30_000, 59_999, 60_000].map(
      (late) => stepOf(rfcSecret, codeAt(rfcSecret, now), now + late) !== undefined,
    );
    expect(accepted).toEqual([false, false, true, true, true, true, false]);
  });

  it.each(['', '1', '12345', '1234567', '００００００', 'abcdef', ' 28708'])('is never %j', (code) => {
    expect(stepOf(rfcSecret, code, 59_000)).toBeUndefined();
  });
});

it('a secret has 160 bits, and no two are the same', () => {
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/u);
  expect(makeSecret()).not.toBe(makeSecret());
});

it('the address of a key keeps the names of the site and the person apart', () => {
  const uri = new URL(keyUri('ABC', { site: 'A: B & C', name: 'Zoë:/?' }));
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/A  B & C:Zoë /?']);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'ABC',
    issuer: 'A  B & C',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

it('there are ten recovery codes, which can be typed as they are shown, or without care', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(inGroups(code)).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/u);
    expect(compactCode(inGroups(code))).toBe(code);
    expect(compactCode(` ${inGroups(code).toUpperCase().replaceAll('-', ' – ')} `)).toBe(code);
  }
});
