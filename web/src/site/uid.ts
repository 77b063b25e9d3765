import { EMAIL_PATTERN, normalizeEmail, UID_PATTERN } from '@monster/contract/limits';

/** Reads an email from a URL, where a space can only be a plus that URL decoding turned into one. */
export function emailFromUrl(text: string): string {
  return normalizeEmail(text).replaceAll(' ', '+');
}

export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text);
}

export function isUid(text: string | null): text is string {
  return text !== null && UID_PATTERN.test(text);
}

/** Returns the id that stands for a player's email; the server computes the same. */
export async function uidOf(email: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(salt + normalizeEmail(email));
  // Browsers offer SHA-256 only over https and on localhost.
  const hash = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : await import('../lib/late/sha256.ts').then((late) => late.sha256(bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
