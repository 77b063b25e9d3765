import { isDailyTeaser, newestFirst } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { getPuzzle, getToday, listPuzzles } from '../api/puzzleCalls.ts';

/** Today's puzzle and the seven before it. */
const dailiesKept = 8;

const dailyPage = '/todaycrossword';
const dailyAddress = (id: string): string => `${dailyPage}?puzzle=${encodeURIComponent(id)}`;

/** The addresses whose answer changes from day to day. */
export const changingAddresses = ['/', dailyAddress('today'), getToday().path, listPuzzles().path];

/** The pages and calls that work without a network, given every published puzzle. */
export function addressesToKeep(list: readonly Dated[]): string[] {
  const dailies = newestFirst(list.filter((item) => isDailyTeaser(item, item.datePublished)));
  return [
    ...changingAddresses,
    ...dailies
      .slice(0, dailiesKept)
      .flatMap(({ id }) => [dailyAddress(id), getPuzzle({ params: { id } }).path]),
  ];
}

/** The address under which an answer is kept: without what only the browser cares about, such as a uid. */
export function keptAddress({ pathname, searchParams }: URL): string {
  if (pathname !== dailyPage) return searchParams.size === 0 || pathname === '/' ? pathname : '';
  return dailyAddress(searchParams.get('puzzle') ?? '');
}

/** True for the answer of a call, false for a page. */
export function isCall(address: string): boolean {
  return address.startsWith(listPuzzles().path);
}

/** True when a page is from the same build as the assets: it names no file that is not among them. */
export function isOfBuild(html: string, assets: ReadonlySet<string>): boolean {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, file]) => file ?? '');
  return named.length > 0 && named.every((file) => assets.has(file));
}
