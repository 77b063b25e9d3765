/** Whether an address holds nothing that tells who the player is: no uid, no email. */
export function isNameless(address: string): boolean {
  return !/[?&](?:uid|email)=|@|%40|[0-9a-f]{64}/iu.test(address);
}

/** The address as a third party may know it. */
export function namelessAddress(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.split('&')[0] ?? '/';
  url.hash = '';
  for (const name of ['uid', 'email']) url.searchParams.delete(name);
  return isNameless(url.href) ? url.href : `${url.origin}/`;
}
