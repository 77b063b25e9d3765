import { readCode } from './code.ts';

/** The link in a QR code. What comes after the `#` is never sent to a server. */
export const linkOf = (code: string): string => `${location.origin}/take-along#${code}`;

/**
 * The code of the link that was opened, if any. It is taken out of the address bar and the history at once, where others
 * could read it.
 */
export function takeCodeFromAddress(): string | null {
  if (location.hash.length < 2) return null;
  const code = readCode(location.hash.slice(1));
  if (code !== null) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return code;
}
