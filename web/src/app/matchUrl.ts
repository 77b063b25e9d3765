import { splitUrl, withSearch } from '../site/match.ts';
import type { Match, PageModule } from '../site/match.ts';
import { notFound, routes } from './routes.ts';

const modules = import.meta.glob<PageModule>('../pages/*/*Page.tsx', { import: 'page' });

/** Finds the route for a URL; the not-found page if there is none. */
export function matchUrl(href: string): Match {
  const { pathname, search } = splitUrl(new URL(href, 'http://localhost'));
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

/** Reduces a URL to what its HTML depends on, so that one cached page serves all visitors. */
export function pageKey(href: string): string {
  const { route, search } = matchUrl(href);
  if (route === notFound) return '/404';
  const { pathname } = splitUrl(new URL(href, 'http://localhost'));
  const kept = new URLSearchParams();
  for (const name of route.query ?? []) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return withSearch(pathname, kept);
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
