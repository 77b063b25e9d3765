import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createListeners } from '../lib/observable.ts';
import { loadPage, matchUrl } from './routes.ts';
import type { Match, PageModule } from '../site/match.ts';

/** The page on show. */
export interface Place {
  readonly match: Match;
  readonly page: PageModule;
}

/** Where the visitor is. While hydrating it is the address the server rendered, then the real one. */
export interface LocationStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Place;
  readonly hydrating: () => Place;
}

/** A place that never changes: the server's. */
export function fixedLocation(place: Place): LocationStore {
  return { subscribe: () => () => {}, current: () => place, hydrating: () => place };
}

/** Follows links without loading the document anew, where the browser has the Navigation API; elsewhere links just work. */
export function browserLocation(rendered: Place): LocationStore {
  let place: Place = { match: matchUrl(location.href), page: rendered.page };
  const { notify, subscribe } = createListeners();
  const show = (next: Place): void => {
    place = next;
    flushSync(notify);
  };
  if ('navigation' in globalThis) navigation.addEventListener('navigate', (event) => followLink(event, show));
  return {
    subscribe,
    current: () => place,
    hydrating: () => rendered,
  };
}

function followLink(event: NavigateEvent, show: (place: Place) => void): void {
  // A replace is asked for as a full load (daily navigation) or is a mere correction of the address.
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
  // A file of the site, or an address we do not know: the server answers.
  if (match.route.file.startsWith('notFound/')) return;
  event.intercept({ handler: async () => show({ match, page: await loadPage(match) }) });
}

/** Renders again when the visitor goes elsewhere. */
export function usePlace(store: LocationStore): Place {
  return useSyncExternalStore(store.subscribe, store.current, store.hydrating);
}
