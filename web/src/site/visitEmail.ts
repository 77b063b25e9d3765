import { normalizeEmail } from '@monster/contract/limits';
import { isString, objectOf } from '../lib/check.ts';
import { readInTab, writeInTab } from '../lib/storage.ts';
import { splitUrl } from './match.ts';
import { emailFromUrl, isEmail, uidOf } from './uid.ts';

const key = 'monster-visit-email';

const isCarrier = objectOf<{ email: string }>({ email: isString });

/** Returns the email that came with the link or was entered later; it is kept for this tab only. */
export function visitEmail(): string | null {
  return readInTab(key);
}

/** Keeps an email for this tab. Returns false where the browser refuses: then it is lost when the page is left. */
export function rememberEmail(email: string): boolean {
  return writeInTab(key, normalizeEmail(email));
}

/** Takes over the email that `reload` put into the state of this history entry. */
function takeCarried(): void {
  const state: unknown = history.state;
  if (!isCarrier(state)) return;
  rememberEmail(state.email);
  history.replaceState(null, '');
}

/**
 * Loads the page again. Measured: only that also removes the email from performance entries and referrers. An email that
 * the tab cannot keep is carried by the history entry, which no third party sees: it is taken out before any is loaded.
 */
function reload(url: URL, lost: string | null): void {
  if (lost === null) return location.replace(url);
  history.replaceState({ email: lost }, '');
  location.reload();
}

/** Replaces the email in the address bar with a uid. True when the page reloads so that no third party sees the email. */
export async function hideEmail(settings: { uidSalt: string; hasThirdParties: boolean }): Promise<boolean> {
  takeCarried();
  const url = new URL(location.href);
  const { pathname, search } = splitUrl(url);
  const given = search.get('email');
  if (given === null) return false;
  const email = emailFromUrl(given);
  const isKept = !isEmail(email) || rememberEmail(email);
  search.delete('email');
  if (isEmail(email)) search.set('uid', await uidOf(email, settings.uidSalt));
  url.pathname = pathname;
  url.search = search.toString();
  history.replaceState(history.state, '', url);
  if (settings.hasThirdParties) reload(url, isKept ? null : email);
  return settings.hasThirdParties;
}
