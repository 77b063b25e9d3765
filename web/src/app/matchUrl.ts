import { pageTimer, parseTimer } from '@monster/engine';
import { splitUrl } from '../site/match.ts';
import type { Match, PageModule } from '../site/match.ts';
import type { Route } from '../site/route.ts';
import { notFound, routes } from './routes.ts';

/** Pages, and how the code of each is loaded, by the path of its file from here. */
export interface PageTable {
  readonly routes: readonly Route[];
  readonly modules: Readonly<Record<string, () => Promise<PageModule>>>;
}

const tables: PageTable[] = [
  {
    routes,
    // All but those of the desk, rooms, what is seldom opened, and the offline page.
    modules: import.meta.glob<PageModule>(
      [
        '../pages/*/*Page.tsx',
        '!../pages/{account,admin,audit,construct,databaseStatus,edit,invitation,names,offline,playTest,reminders,styleguide,takeAlong,team,together,yourData}/*',
      ],
      { import: 'page' },
    ),
  },
];

/** Adds pages that not everyone needs. */
export function addPages(table: PageTable): void {
  tables.push(table);
}

const gameAddress = /^\/(?:puzzles|levels)\//u;

/** Finds the route for a URL; the not-found page if there is none. */
export function matchUrl(href: string): Match {
  return findMatch(href).match;
}

function findMatch(href: string): { pathname: string; match: Match } {
  const url = new URL(href, 'http://localhost');
  const { pathname, search } = splitUrl(url);
  const hasFooter = !gameAddress.test(url.pathname);
  for (const route of tables.flatMap((table) => table.routes)) {
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
  if (route.madeFor !== undefined) return route.madeFor;
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
  const { file } = match.route;
  const load = tables
    .flatMap(({ modules }) => Object.entries(modules))
    .find(([path]) => path.endsWith(`/pages/${file}.tsx`))?.[1];
  if (load === undefined) throw new Error(`No page at ${file}`);
  return load();
}
