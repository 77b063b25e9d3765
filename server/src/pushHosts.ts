/** The push services of the browsers that there are: Chrome and others, Firefox, Safari, Edge on Windows. */
export const defaultPushHosts =
  'fcm.googleapis.com, updates.push.services.mozilla.com, web.push.apple.com, *.push.apple.com, *.notify.windows.com';

/** A name with a dot whose last part has letters only, so that no address in numbers is one. */
const hostName = /^(?:\*\.[a-z\d-]+\.|(?!\*))(?:[a-z\d-]+\.)*[a-z]{2,}$/u;
/** A push service on this very machine, for tests: named with its port, and allowed nowhere else. */
const standIn = /^http:\/\/127\.0\.0\.1:\d{1,5}$/u;

const isPushHost = (text: string): boolean =>
  standIn.test(text) || (hostName.test(text) && text.includes('.') && text.length <= 253);

/** Reads a list of hosts separated by commas; undefined if one is not the name of a host. */
export function readPushHosts(text: string): string[] | undefined {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  return hosts.every(isPushHost) ? hosts : undefined;
}

function isListed({ protocol, origin, hostname, port }: URL, host: string): boolean {
  if (host.includes(':')) return host === origin;
  if (protocol !== 'https:' || port !== '') return false;
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** The address of a push service on the list; undefined for anything else, so that we call nobody else. */
export function pushAddressOf(endpoint: string, hosts: readonly string[]): URL | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  return hosts.some((host) => isListed(url, host)) ? url : undefined;
}
