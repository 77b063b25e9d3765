import { isDailyTeaser, newestFirst } from '@monster/engine';
import type { Dated } from '@monster/engine';

/** Today's puzzle and the seven before it. */
const dailiesKept = 8;

/** The list that says which puzzles to keep. */
export const listAddress = '/api/puzzles';

/** The addresses whose answer changes from day to day. */
export const changingAddresses = ['/', '/todaycrossword?puzzle=today', '/api/puzzles/today', listAddress];

/** The pages and calls that work without a network, given every published puzzle. */
export function addressesToKeep(list: readonly Dated[]): string[] {
  const dailies = newestFirst(list.filter((item) => isDailyTeaser(item, item.datePublished)));
  return [
    ...changingAddresses,
    ...dailies
      .slice(0, dailiesKept)
      .map(({ id }) => encodeURIComponent(id))
      .flatMap((id) => [`/todaycrossword?puzzle=${id}`, `/api/puzzles/${id}`]),
  ];
}

/** The address under which an answer is kept: without what the browser alone cares for, such as a uid. */
export function keptAddress({ pathname, searchParams }: URL): string {
  if (pathname !== '/todaycrossword') return searchParams.size === 0 || pathname === '/' ? pathname : '';
  return `/todaycrossword?puzzle=${encodeURIComponent(searchParams.get('puzzle') ?? '')}`;
}

/** Whether a page is of the same build as the assets: it names no file that is not among them. */
export function isOfBuild(html: string, assets: ReadonlySet<string>): boolean {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, file]) => file ?? '');
  return named.length > 0 && named.every((file) => assets.has(file));
}
