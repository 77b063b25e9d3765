import { normalizeEmail } from '@monster/contract/limits';
import { splitAddress } from './match.ts';
import { emailFromAddress, isEmail, uidOf } from './uid.ts';

const key = 'monster-visit-email';

/** The email this visit arrived with or gave, kept for the tab alone. */
export function visitEmail(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps an email for this tab. */
export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(key, normalizeEmail(email));
  } catch {
    // A browser that forbids storage forgets it with the page.
  }
}

/** Replaces the email in the address bar by a uid; true where the page must load anew so that nobody else sees it. */
export async function hideEmail(settings: { uidSalt: string; hasThirdParties: boolean }): Promise<boolean> {
  const url = new URL(location.href);
  const { pathname, search } = splitAddress(url);
  const given = search.get('email');
  if (given === null) return false;
  const email = emailFromAddress(given);
  search.delete('email');
  if (isEmail(email)) {
    rememberEmail(email);
    search.set('uid', await uidOf(email, settings.uidSalt));
  }
  url.pathname = pathname;
  url.search = search.toString();
  history.replaceState(history.state, '', url);
  // Measured: only a fresh load takes the email out of performance entries and referrers as well.
  if (settings.hasThirdParties) location.replace(url);
  return settings.hasThirdParties;
}
