import { useSyncExternalStore } from 'react';
import type { Observable } from './observable.ts';

/** Returns the current value and renders again when it changes; on the server and while hydrating, `onServer`. */
export function useObservable<Value>({ subscribe, get }: Observable<Value>, onServer: Value): Value {
  return useSyncExternalStore(subscribe, get, () => onServer);
}
