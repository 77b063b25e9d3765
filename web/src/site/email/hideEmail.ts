import { isString, objectOf } from '../../lib/check.ts';
import { splitUrl } from '../match.ts';
import { emailFromUrl, isEmail, uidOf } from '../uid.ts';
import { rememberEmail } from '../visitEmail.ts';

const carriesEmail = objectOf<{ email: string }>({ email: isString });
const carriesAddress = objectOf<{ address: string }>({ address: isString });

/** Takes over what the history entry carries: an email that `reload` put there, or the address with an email. */
function takeCarried(): string | null {
  const state: unknown = history.state;
  if (carriesEmail(state)) rememberEmail(state.email);
  if (carriesEmail(state) || carriesAddress(state)) history.replaceState(null, '');
  return carriesAddress(state) ? state.address : null;
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
  const url = new URL(takeCarried() ?? location.href);
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
