import { normalizeEmail } from '@monster/contract/limits';
import { splitUrl } from './match.ts';
import { emailFromUrl, isEmail, uidOf } from './uid.ts';

const key = 'monster-visit-email';

/** Returns the email that came with the link or was entered later; it is kept for this tab only. */
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
    // Where storage is forbidden, the email is lost when the visitor leaves the page.
  }
}

/** Replaces the email in the address bar with a uid. True when the page reloads so that no third party sees the email. */
export async function hideEmail(settings: { uidSalt: string; hasThirdParties: boolean }): Promise<boolean> {
  const url = new URL(location.href);
  const { pathname, search } = splitUrl(url);
  const given = search.get('email');
  if (given === null) return false;
  const email = emailFromUrl(given);
  search.delete('email');
  if (isEmail(email)) {
    rememberEmail(email);
    search.set('uid', await uidOf(email, settings.uidSalt));
  }
  url.pathname = pathname;
  url.search = search.toString();
  history.replaceState(history.state, '', url);
  // Measured: only a reload also removes the email from performance entries and referrers.
  if (settings.hasThirdParties) location.replace(url);
  return settings.hasThirdParties;
}
