/** Something that can be watched for changes. */
export interface Listeners<Args extends readonly unknown[]> {
  readonly notify: (...args: Args) => void;
  /** Calls the listener on every change; returns a function that unsubscribes. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
}

export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify: (...args) => {
      for (const listener of listeners) listener(...args);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value outside React that several parts of a page share. */
export interface Observable<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: Listeners<[]>['subscribe'];
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const { notify, subscribe } = createListeners();
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      notify();
    },
    subscribe,
  };
}
