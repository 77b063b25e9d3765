import type { ComponentType } from 'react';

/** An address as its page sees it. */
export interface Match {
  readonly route: Route;
  /** What stands in the pattern's place, such as the id of a puzzle. */
  readonly param: string;
  readonly search: URLSearchParams;
}

/** What a page's file exports as `page`. */
export interface PageModule {
  readonly View: ComponentType<{ match: Match }>;
  /** The calls whose answers the first HTML carries. */
  readonly data?: (match: Match) => readonly string[];
}

interface Route {
  readonly path: RegExp;
  readonly file: string;
  /** The query parameters that shape the first HTML; all others matter in the browser only. */
  readonly query?: readonly string[];
  readonly hasFooter?: false;
  /** Those who run the site meet no third party there. */
  readonly isForPlayers?: false;
}

const modules = import.meta.glob<PageModule>('../pages/*/*Page.tsx', { import: 'page' });

const notFound: Route = { path: /^\/404$/u, file: 'notFound/NotFoundPage' };

const routes: readonly Route[] = [
  { path: /^\/$/u, file: 'home/HomePage' },
  { path: /^\/puzzles$/u, file: 'puzzle/PuzzleQueryPage', query: ['puzzle', 'timer'] },
  { path: /^\/puzzles\/([^/]+)$/u, file: 'puzzle/PuzzlePage', query: ['timer'], hasFooter: false },
  { path: /^\/levels\/([^/]+)$/u, file: 'level/LevelPage', query: ['puzzle', 'timer'], hasFooter: false },
  { path: /^\/leaderboard$/u, file: 'leaderboard/LeaderboardPage' },
  { path: /^\/todaycrossword$/u, file: 'daily/DailyPage', query: ['puzzle', 'timer'] },
  { path: /^\/archive$/u, file: 'archive/ArchivePage' },
  { path: /^\/lair$/u, file: 'lair/LairPage' },
  { path: /^\/styleguide$/u, file: 'styleguide/StyleguidePage', isForPlayers: false },
  { path: /^\/admin$/u, file: 'admin/AdminPage', isForPlayers: false },
  { path: /^\/admin\/construct$/u, file: 'construct/ConstructPage', isForPlayers: false },
  { path: /^\/database-status$/u, file: 'databaseStatus/DatabaseStatusPage', isForPlayers: false },
  { path: /^\/animations$/u, file: 'animations/AnimationsPage' },
  { path: /^\/about$/u, file: 'about/AboutPage' },
  { path: /^\/contact$/u, file: 'contact/ContactPage' },
  { path: /^\/privacy-policy$/u, file: 'privacyPolicy/PrivacyPolicyPage' },
];

/** Old campaign mails put the ampersand straight after the path: `/levels/1-5&puzzle=03-1-0001`. */
export function splitAmpersand(url: URL): { pathname: string; search: URLSearchParams } {
  const [pathname = '/', ...rest] = url.pathname.split('&');
  const search = new URLSearchParams([...new URLSearchParams(rest.join('&')), ...url.searchParams]);
  return { pathname: pathname === '/' ? '/' : pathname.replace(/\/+$/u, ''), search };
}

/** Finds the page of an address; unknown ones get the not-found page. */
export function matchUrl(href: string): Match {
  const { pathname, search } = splitAmpersand(new URL(href, 'http://localhost'));
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
  const { pathname } = splitAmpersand(new URL(href, 'http://localhost'));
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

/** Loads the page's code; on the server it is at hand already. */
export async function loadPage(match: Match): Promise<PageModule> {
  const load = modules[`../pages/${match.route.file}.tsx`];
  if (load === undefined) throw new Error(`No page at ${match.route.file}`);
  return load();
}
