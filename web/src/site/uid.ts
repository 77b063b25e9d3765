import { EMAIL_PATTERN, normalizeEmail, UID_PATTERN } from '@monster/contract/limits';

/** An email from an address, where a blank inside can only be a plus that was read as one. */
export function emailFromAddress(text: string): string {
  return normalizeEmail(text).replaceAll(' ', '+');
}

export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text);
}

export function isUid(text: string | null): text is string {
  return text !== null && UID_PATTERN.test(text);
}

/** Who a player is without an email; the server computes the same. */
export async function uidOf(email: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(salt + normalizeEmail(email));
  // Browsers offer their own only over https and on localhost.
  const hash = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('../lib/late/sha256.ts')).sha256(bytes);
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
