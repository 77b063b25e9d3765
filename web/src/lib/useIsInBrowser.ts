import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the first render here, which must be the same; then true. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
