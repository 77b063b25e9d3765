const navigationDelayMs = 100;

/** Returns the address of a puzzle on the daily page, keeping all other parameters except `print` and `race`. */
export function dailyHref(search: URLSearchParams, puzzleId: string): string {
  const next = new URLSearchParams(search);
  next.delete('print');
  next.delete('race');
  next.set('puzzle', puzzleId);
  return `/todaycrossword?${next.toString()}`;
}

/** Goes to another daily puzzle with a full page load that replaces the current history entry. */
export function goToDaily(href: string): void {
  setTimeout(() => location.replace(href), navigationDelayMs);
}

/** Returns the address of the archive, or of one of its months, for the same player. */
export function archiveHref(search: URLSearchParams, month = ''): string {
  return withUid(month === '' ? '/archive' : `/archive/${month}`, search);
}

/** Returns the address of the statistics for the same player. */
export function statisticsHref(search: URLSearchParams): string {
  return withUid('/statistics', search);
}

/** Returns an address for the same player. */
export function withUid(path: string, search: URLSearchParams): string {
  const uid = search.get('uid');
  return uid === null ? path : `${path}?${new URLSearchParams({ uid }).toString()}`;
}
