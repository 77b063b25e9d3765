const navigationDelayMs = 100;

/** The daily page of a puzzle, all other parameters of the address kept. */
export function dailyHref(search: URLSearchParams, puzzleId: string): string {
  const next = new URLSearchParams(search);
  next.delete('print');
  next.set('puzzle', puzzleId);
  return `/todaycrossword?${next.toString()}`;
}

/** Goes to another daily puzzle: a load of its own, in place of the one before. */
export function goToDaily(href: string): void {
  setTimeout(() => location.replace(href), navigationDelayMs);
}

/** The archive for the same player. */
export function archiveHref(search: URLSearchParams): string {
  const uid = search.get('uid');
  return uid === null ? '/archive' : `/archive?${new URLSearchParams({ uid }).toString()}`;
}
