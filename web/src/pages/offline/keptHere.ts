import { newestFirst } from '@monster/engine';
import { listPuzzles } from '../../api/puzzleCalls.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { formatDate } from '../../lib/dates.ts';
import { monthPage, puzzlePage } from '../../lib/late/seenAddresses.ts';

/** A page that opens without a network. */
interface KeptLink {
  readonly href: string;
  readonly name: string;
}

export interface KeptHere {
  readonly months: readonly KeptLink[];
  readonly puzzles: readonly KeptLink[];
}

/** Names the months among kept addresses, the newest first. */
function monthsOf(addresses: readonly string[]): KeptLink[] {
  const months = addresses.filter((address) => monthPage.test(address)).sort();
  return months.map((href) => {
    const month = monthPage.exec(href)?.[1];
    return { href, name: month === undefined ? 'The newest month' : formatDate(`${month}-01`, 'month') };
  });
}

/** Names the puzzles among kept addresses that the list knows, the newest first, each once. */
function puzzlesOf(
  addresses: readonly string[],
  list: readonly { readonly id: string; readonly title: string; readonly datePublished: string }[],
): KeptLink[] {
  const hrefs = new Map<string, string>();
  for (const href of addresses) {
    const id = decodeURIComponent(puzzlePage.exec(href)?.[1] ?? '');
    if (!hrefs.has(id)) hrefs.set(id, href);
  }
  return newestFirst(list.filter(({ id }) => hrefs.has(id))).map(({ id, title, datePublished }) => ({
    href: hrefs.get(id) ?? '',
    name: [shortTitle(title), formatDate(datePublished.slice(0, 10), 'short')].filter(Boolean).join(', '),
  }));
}

/** Sorts out what is kept. */
export function describeKept(addresses: readonly string[], list: Parameters<typeof puzzlesOf>[1]): KeptHere {
  return { months: monthsOf(addresses), puzzles: puzzlesOf(addresses, list) };
}

/** Looks up what the service worker has kept. While an update waits, the older cache is the one in use. */
export async function findKept(): Promise<KeptHere | null> {
  const name = (await caches.keys()).find((each) => each.startsWith('site-'));
  if (name === undefined) return null;
  const cache = await caches.open(name);
  const addresses = (await cache.keys()).map(({ url }) => url.slice(location.origin.length));
  const answer = await cache.match(listPuzzles().path);
  return describeKept(addresses, (answer && listPuzzles().read(await answer.json())) ?? []);
}
