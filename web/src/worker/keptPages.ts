import { isDailyTeaser, newestFirst } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { getPuzzle, getToday, listPuzzles, listRecent } from '../api/puzzleCalls.ts';
import { keptSeenPage } from './seenPages.ts';

/** Today's puzzle and the seven before it. */
const dailiesKept = 8;

export const dailyPage = '/todaycrossword';
export const dailyAddress = (id: string): string => `${dailyPage}?puzzle=${encodeURIComponent(id)}`;

/** Shown instead of a page that needs the network. */
export const offlineAddress = '/offline';

/** Pages whose HTML is the same whatever parameters they are opened with. */
const plainPages = new Set(['/', '/lair', '/statistics', '/replay', offlineAddress]);

/** The addresses whose content changes from day to day. */
export const changingAddresses = [
  '/',
  '/lair',
  dailyAddress('today'),
  getToday().path,
  listPuzzles().path,
  listPuzzles({ query: { featured: 'true' } }).path,
  listRecent().path,
];

/** Returns the pages and calls that must work offline for everyone, given all published puzzles. */
export function addressesToKeep(list: readonly Dated[]): string[] {
  const dailies = newestFirst(list.filter((item) => isDailyTeaser(item, item.datePublished)));
  return [
    ...changingAddresses,
    '/statistics',
    '/replay',
    offlineAddress,
    ...dailies
      .slice(0, dailiesKept)
      .flatMap(({ id }) => [dailyAddress(id), getPuzzle({ params: { id } }).path]),
  ];
}

/** Returns the address that a response is kept under, without parameters such as a uid that only the browser needs. */
export function keptAddress(url: URL): string {
  const { pathname, search, searchParams } = url;
  if (pathname === dailyPage) return dailyAddress(searchParams.get('puzzle') ?? '');
  if (isCall(pathname)) return pathname + search;
  const seen = keptSeenPage(url);
  if (seen !== '') return seen;
  return search === '' || plainPages.has(pathname) ? pathname : '';
}

/** True for the address of an API call, false for a page. */
export function isCall(address: string): boolean {
  return address.startsWith(listPuzzles().path);
}

/** True when a page is from the same build as the assets: it refers to no other files. */
export function isFromBuild(html: string, assets: ReadonlySet<string>): boolean {
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/gu)].map(([, file]) => file ?? '');
  return files.length > 0 && files.every((file) => assets.has(file));
}

/** False for failures, and for answers that are out of date: without its database, the server asks not to keep them. */
export function mayBeKept({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && headers.get('cache-control') !== 'no-store';
}
