/** Lowercased and trimmed: an email is one person's however it is typed. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** An email from an address, where a blank inside can only be a plus that was read as one. */
export function emailFromAddress(text: string): string {
  return normalizeEmail(text).replaceAll(' ', '+');
}

/** Text, at sign, text, dot, text. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
}

/** Whether a text is a uid: SHA-256 in 64 hex digits. */
export function isUid(text: string | null): text is string {
  return text !== null && /^[0-9a-f]{64}$/u.test(text);
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
