import { getArchive } from '../api/player/archiveCall.ts';
import { getPuzzle } from '../api/puzzleCalls.ts';
import { monthPage, puzzlePage } from '../lib/late/seenAddresses.ts';

/** How many of the months and puzzles that a player has opened stay; those not opened for longest go first. */
const mostSeen = { month: 12, puzzle: 30 };

const listView = '?view=list';

/** Returns the address that the page of a month or a puzzle is kept under; '' for any other page. */
export function keptSeenPage({ pathname, searchParams }: URL): string {
  if (monthPage.test(pathname)) return pathname + (searchParams.get('view') === 'list' ? listView : '');
  return pathname.startsWith('/puzzles/') && puzzlePage.test(pathname) ? pathname : '';
}

/** Returns the page to remember when a kept address was opened; '' for one that is not remembered. */
export function seenPage(address: string): string {
  const page = address.replace(listView, '');
  const [, id] = puzzlePage.exec(page) ?? [];
  // Today's puzzle is kept for everyone, and is another one tomorrow.
  if (id === 'today') return '';
  return monthPage.test(page) || id !== undefined ? page : '';
}

/** Puts a page in front of those that were seen before it, and leaves out what is too much. */
export function withSeen(seen: readonly string[], page: string): string[] {
  const all = [page, ...seen.filter((other) => other !== page)];
  const months = all.filter((each) => monthPage.test(each)).slice(0, mostSeen.month);
  const puzzles = all.filter((each) => puzzlePage.test(each)).slice(0, mostSeen.puzzle);
  const kept = new Set([...months, ...puzzles]);
  return all.filter((each) => kept.has(each));
}

/** Returns everything that a seen page needs to open again: with a new document, and by a link. */
export function addressesOfSeen(page: string): string[] {
  const found = monthPage.exec(page);
  if (found !== null) {
    const [, month] = found;
    const call = month === undefined ? getArchive() : getArchive({ query: { month } });
    // Whoever changes the view makes no request that could be noticed.
    return [page, page + listView, call.path];
  }
  const [, id = ''] = puzzlePage.exec(page) ?? [];
  return [page, getPuzzle({ params: { id: decodeURIComponent(id) } }).path];
}
