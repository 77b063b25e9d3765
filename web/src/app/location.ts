import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createListeners } from '../lib/observable.ts';
import { loadPage, matchUrl } from './matchUrl.ts';
import type { Match, PageModule } from '../site/match.ts';

/** A page whose code has been loaded, and the URL it is for. */
export interface LoadedPage {
  readonly match: Match;
  readonly page: PageModule;
}

/** The page the visitor is on: while hydrating, the one the server rendered; then the one for the real URL. */
export interface LocationStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => LoadedPage;
  readonly hydrating: () => LoadedPage;
}

/** A location that never changes, for the server. */
export function fixedLocation(page: LoadedPage): LocationStore {
  return { subscribe: () => () => {}, current: () => page, hydrating: () => page };
}

/**
 * Follows links without loading a new document in browsers that have the Navigation API; in others, links load documents
 * as usual.
 */
export function browserLocation(rendered: LoadedPage): LocationStore {
  let current: LoadedPage = { match: matchUrl(location.href), page: rendered.page };
  const { notify, subscribe } = createListeners();
  const show = (next: LoadedPage): void => {
    current = next;
    flushSync(notify);
  };
  if ('navigation' in globalThis)
    navigation.addEventListener('navigate', (event) => followLink(event, current.match, show));
  return {
    subscribe,
    current: () => current,
    hydrating: () => rendered,
  };
}

function followLink(event: NavigateEvent, from: Match, show: (page: LoadedPage) => void): void {
  // A replace is either a deliberate full load (daily navigation) or only corrects the URL.
  const isPlainVisit = event.navigationType === 'push' || event.navigationType === 'traverse';
  if (
    !event.canIntercept ||
    event.hashChange ||
    event.downloadRequest !== null ||
    event.formData !== null ||
    !isPlainVisit
  )
    return;
  const match = matchUrl(event.destination.url);
  // It may be a file or an API path, so the server has to answer.
  if (match.route.file.startsWith('notFound/')) return;
  // What third parties loaded on a page for players must not be there when the admin logs in.
  if (match.route.isForPlayers !== from.route.isForPlayers) return;
  event.intercept({ handler: async () => show({ match, page: await loadPage(match) }) });
}

/** Returns the page the visitor is on and renders again when they go to another. */
export function useCurrentPage(store: LocationStore): LoadedPage {
  return useSyncExternalStore(store.subscribe, store.current, store.hydrating);
}
