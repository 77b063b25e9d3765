import { hash, randomBytes } from 'node:crypto';

/** Text that nobody can guess: four characters for every three bytes. */
export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** A value for a cookie. */
export const makeToken = (): string => randomText(32);

/** True for what `makeToken` can return; anything else was not made by us. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/u.test(text);
}

/** What is stored of a token, so that nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
