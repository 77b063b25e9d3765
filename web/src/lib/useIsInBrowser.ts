import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the first render in the browser, which must match the server's; true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
