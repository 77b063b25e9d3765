import type { ComponentType } from 'react';
import type { ApiRequest } from '../api/client.ts';
import type { Route } from './route.ts';

/** An address as its page sees it. */
export interface Match {
  readonly route: Route;
  /** What the pattern's group matched, such as a puzzle's id. */
  readonly param: string;
  readonly search: URLSearchParams;
}

/** What a page's file exports as `page`. */
export interface PageModule {
  readonly View: ComponentType<{ match: Match }>;
  /** The requests whose answers the first HTML carries. */
  readonly data?: (match: Match) => readonly ApiRequest<unknown>[];
}

/** Splits an address. Old campaign emails put the ampersand right after the path: `/levels/1-5&puzzle=03-1-0001`. */
export function splitAddress(url: URL): { pathname: string; search: URLSearchParams } {
  const [pathname = '/', ...rest] = url.pathname.split('&');
  const search = new URLSearchParams([...new URLSearchParams(rest.join('&')), ...url.searchParams]);
  return { pathname: pathname === '/' ? '/' : pathname.replace(/\/+$/u, ''), search };
}
