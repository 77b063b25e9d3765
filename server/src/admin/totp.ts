import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;
const digits = 6;

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/gu) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** A secret of 160 bits, as RFC 4226 recommends, in the form that authenticator apps take. */
export function makeSecret(): string {
  return toBase32(randomBytes(20));
}

/** The code of a step, by RFC 6238: SHA-1, 30 seconds, six digits. That is what all authenticator apps know. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The code that an authenticator app shows at a time. */
export function codeAt(secret: string, now: number): string {
  return codeOf(secret, Math.floor(now / stepMs));
}

/**
 * The step to which six digits belong: the current one, the one before or the one after, since clocks differ. Undefined if
 * they belong to none. Takes the same time for any digits.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / stepMs);
  const typed = Buffer.from(code.padEnd(digits).slice(0, digits));
  const matches = [current - 1, current, current + 1].filter((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return typed.length === expected.length && timingSafeEqual(typed, expected);
  });
  return code.length === digits ? matches.at(-1) : undefined;
}

/** The address that authenticator apps read from a QR code. */
export function keyUri(
  secret: string,
  { site, name }: { readonly site: string; readonly name: string },
): string {
  // A colon would end the name of the site.
  const issuer = encodeURIComponent(site.replaceAll(':', ' '));
  const account = encodeURIComponent(name.replaceAll(':', ' '));
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=30`;
}

/** A recovery code of 80 bits, in the form in which it is compared. */
function makeRecoveryCode(): string {
  return toBase32(randomBytes(10)).toLowerCase();
}

/** Ten recovery codes. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, makeRecoveryCode);
}

/** A recovery code in groups, for people who copy it by hand. */
export function inGroups(code: string): string {
  return (code.match(/.{1,4}/gu) ?? []).join('-');
}

/** What somebody typed, without what people put in between. */
export function compactCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
}
