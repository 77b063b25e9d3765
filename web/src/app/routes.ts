import { splitAddress } from '../site/match.ts';
import type { Match, PageModule } from '../site/match.ts';
import { notFound, routes } from './routeTable.ts';

const modules = import.meta.glob<PageModule>('../pages/*/*Page.tsx', { import: 'page' });

/** Finds the page of an address; unknown ones get the not-found page. */
export function matchUrl(href: string): Match {
  const { pathname, search } = splitAddress(new URL(href, 'http://localhost'));
  for (const route of routes) {
    const found = route.path.exec(pathname);
    if (found !== null) return { route, param: decode(found[1] ?? ''), search };
  }
  return { route: notFound, param: '', search: new URLSearchParams() };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address with only what its first HTML depends on, so that one cached page serves all visitors. */
export function pageKey(href: string): string {
  const { route, search } = matchUrl(href);
  if (route === notFound) return '/404';
  const { pathname } = splitAddress(new URL(href, 'http://localhost'));
  const kept = new URLSearchParams();
  for (const name of route.query ?? []) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}

/** The page's source file, as the build's manifest names it. */
export function moduleOf(match: Match): string {
  return `src/pages/${match.route.file}.tsx`;
}

/** Loads the page's code; on the server it is loaded already. */
export async function loadPage(match: Match): Promise<PageModule> {
  const load = modules[`../pages/${match.route.file}.tsx`];
  if (load === undefined) throw new Error(`No page at ${match.route.file}`);
  return load();
}
