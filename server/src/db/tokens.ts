import { createHash, randomBytes } from 'node:crypto';

/** A value that nobody can guess, for a cookie. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** True for what `makeToken` can return; anything else was not made by us. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/u.test(text);
}

/** What is stored of a token, so that nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
