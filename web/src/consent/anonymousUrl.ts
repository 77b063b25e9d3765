/** True when a URL contains nothing that identifies the player: no uid, no email, and no link to a group of friends or a room. */
export function isAnonymousUrl(address: string): boolean {
  return !/[?&](?:uid|email)=|@|%40|[0-9a-f]{64}|\/(?:friends|together)\/./iu.test(address);
}

/** Returns the URL without anything that identifies the player, as third parties may see it. */
export function anonymizeUrl(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.split('&')[0] ?? '/';
  url.hash = '';
  for (const name of ['uid', 'email']) url.searchParams.delete(name);
  return isAnonymousUrl(url.href) ? url.href : `${url.origin}/`;
}
