import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { ApiError, callApi } from './api.ts';

/** The state of a data call. Old data stays while it is fetched again. */
export interface Query<Data> {
  readonly data?: Data;
  readonly error?: unknown;
}

/** The server's answers to a page's calls, as they travel in its HTML. */
export type Answers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** What has been fetched on this visit, by path. */
export interface QueryCache {
  readonly get: (path: string) => Query<unknown>;
  /** Fetches unless it was fetched already: nothing grows stale, nothing is retried. */
  readonly need: (path: string) => void;
  readonly refetch: (path: string) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

const pending: Query<unknown> = {};

function toQuery({ status, body }: Answers[string]): Query<unknown> {
  return status === 200 ? { data: body } : { error: new ApiError(status, JSON.stringify(body)) };
}

/** A cache that starts with what the server answered already, failures too. */
export function createQueryCache(answers: Answers): QueryCache {
  const queries = new Map(Object.entries(answers).map(([path, answer]) => [path, toQuery(answer)]));
  const listeners = new Set<() => void>();
  const set = (path: string, query: Query<unknown>): void => {
    queries.set(path, query);
    for (const listener of listeners) listener();
  };
  const latest = new Map<string, object>();
  const refetch = async (path: string): Promise<void> => {
    const turn = {};
    latest.set(path, turn);
    const query = await callApi<unknown>(path).then(
      (data) => ({ data }),
      (error: unknown) => ({ ...queries.get(path), error }),
    );
    // An answer that was overtaken tells what was true before.
    if (latest.get(path) === turn) set(path, query);
  };
  return {
    get: (path) => queries.get(path) ?? pending,
    need: (path) => {
      if (queries.has(path)) return;
      queries.set(path, pending);
      void refetch(path);
    },
    refetch,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const QueryContext = createContext<QueryCache | null>(null);

/** The cache of this visit, for who has changed something on the server and wants it fetched again. */
export function useQueryCache(): QueryCache {
  const cache = use(QueryContext);
  if (cache === null) throw new Error('useQueryCache needs a QueryContext');
  return cache;
}

/** The default data call: neither data nor error while it is on its way; null asks nothing. Wrap it in a named hook. */
export function useQuery<Data>(path: string | null): Query<Data> {
  const cache = useQueryCache();
  const snapshot = () => (path === null ? pending : cache.get(path));
  const query = useSyncExternalStore(cache.subscribe, snapshot, snapshot);
  useEffect(() => {
    if (path !== null) cache.need(path);
  }, [cache, path]);
  return query as Query<Data>;
}
