import { pageTimer, parseTimer } from '@monster/engine';
import { splitUrl } from '../site/match.ts';
import type { Match, PageModule } from '../site/match.ts';
import { notFound, routes } from './routes.ts';

const modules = import.meta.glob<PageModule>('../pages/*/*Page.tsx', { import: 'page' });

const gameAddress = /^\/(?:puzzles|levels)\//u;

/** Finds the route for a URL; the not-found page if there is none. */
export function matchUrl(href: string): Match {
  return findMatch(href).match;
}

function findMatch(href: string): { pathname: string; match: Match } {
  const url = new URL(href, 'http://localhost');
  const { pathname, search } = splitUrl(url);
  const hasFooter = !gameAddress.test(url.pathname);
  for (const route of routes) {
    const found = route.path.exec(pathname);
    if (found !== null)
      return { pathname, match: { route, param: decode(found[1] ?? ''), search, hasFooter } };
  }
  return { pathname, match: { route: notFound, param: '', search: new URLSearchParams(), hasFooter } };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reduces a URL to what its HTML depends on, so that one cached page serves all visitors. */
export function pageKey(href: string): string {
  const found = findMatch(href);
  const { route, search, hasFooter } = found.match;
  if (route === notFound) return hasFooter ? '/404' : '/levels/';
  // Without its last slash, `/puzzles/` would have the footer.
  const pathname = hasFooter || gameAddress.test(found.pathname) ? found.pathname : `${found.pathname}/`;
  const kept: string[] = [];
  for (const name of route.query ?? []) {
    const meant = meaningOf(name, search.get(name));
    if (meant !== null) kept.push(`${name}=${encodeURIComponent(meant)}`);
  }
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`;
}

/** All values of the same meaning share one page; the browser sets the clock to the minute. */
function meaningOf(name: string, value: string | null): string | null {
  if (name === 'view') return value === 'list' ? value : null;
  if (name !== 'timer') return value;
  const minutes = parseTimer(value);
  return minutes === 0 ? null : String(pageTimer(minutes));
}

/** Returns the page's source file as the build's manifest names it. */
export function moduleOf(match: Match): string {
  return `src/pages/${match.route.file}.tsx`;
}

/** Loads the page's code. */
export async function loadPage(match: Match): Promise<PageModule> {
  const load = modules[`../pages/${match.route.file}.tsx`];
  if (load === undefined) throw new Error(`No page at ${match.route.file}`);
  return load();
}
