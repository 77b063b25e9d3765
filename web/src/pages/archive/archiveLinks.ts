import { archiveHref, dailyHref } from '../../daily/dailyLinks.ts';

/** How a month is shown. */
export type ArchiveView = 'calendar' | 'list';

/** Reads the view from the address: a calendar, unless it asks for the list. */
export function viewOf(search: URLSearchParams): ArchiveView {
  return search.get('view') === 'list' ? 'list' : 'calendar';
}

/** Returns the address of a month, or of the newest one, for the same player and in the same view. */
export function monthHref(search: URLSearchParams, month = '', view = viewOf(search)): string {
  const href = archiveHref(search, month);
  return view === 'list' ? `${href}${href.includes('?') ? '&' : '?'}view=list` : href;
}

/** Returns the address of a puzzle for the same player; the view is of no use there. */
export function puzzleHref(search: URLSearchParams, puzzleId: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('view');
  return dailyHref(kept, puzzleId);
}
