import { gridHash } from '../site/gridHash.ts';
import { splitUrl, withSearch } from '../site/match.ts';

/** Returns the address of a race that anyone can follow, on any device. The hash keeps a solved game from celebrating. */
export function raceLink(siteUrl: string, puzzleId: string, solveId: string): string {
  return `${siteUrl}/puzzles/${puzzleId}?race=${solveId}${gridHash}`;
}

/** Returns the address of a race on the page that the player is on, which may be one that works offline. */
export function raceHref(address: string, puzzleId: string, race: string): string {
  const { pathname, search } = splitUrl(new URL(address));
  search.set('race', race);
  search.delete('print');
  // A level is reported when it ends, so it is raced on its puzzle's own page.
  if (pathname.startsWith('/levels/')) return `/puzzles/${puzzleId}?race=${race}${gridHash}`;
  if (search.has('puzzle')) search.set('puzzle', puzzleId);
  return withSearch(pathname, search) + gridHash;
}
