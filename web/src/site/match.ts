import type { ComponentType } from 'react';
import type { ApiRequest } from '../api/client.ts';
import type { Route } from './route.ts';

/** A URL as its page sees it. */
export interface Match {
  readonly route: Route;
  /** What the group in the route's pattern matched, such as a puzzle id. */
  readonly param: string;
  readonly search: URLSearchParams;
  /** False at every address under those of the games, even one without a page. */
  readonly hasFooter: boolean;
}

/** What a page's file exports as `page`. */
export interface PageModule {
  readonly View: ComponentType<{ match: Match }>;
  /** The requests whose answers are sent with the page's HTML. */
  readonly data?: (match: Match) => readonly ApiRequest<unknown>[];
}

/** Splits a URL into path and query. Old campaign emails start the query with `&`: `/levels/1-5&puzzle=03-1-0001`. */
export function splitUrl(url: URL): { pathname: string; search: URLSearchParams } {
  if (!url.pathname.includes('&'))
    return { pathname: withoutSlashesAtEnd(url.pathname), search: url.searchParams };
  const [pathname = '/', ...rest] = url.pathname.split('&');
  const search = new URLSearchParams([...new URLSearchParams(rest.join('&')), ...url.searchParams]);
  return { pathname: withoutSlashesAtEnd(pathname), search };
}

/** By hand, since `/\/+$/` takes seconds for thousands of slashes that are not at the end. */
function withoutSlashesAtEnd(path: string): string {
  if (path === '/') return path;
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Puts a path and a query together, without a `?` when the query is empty. */
export function withSearch(path: string, search: URLSearchParams): string {
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
