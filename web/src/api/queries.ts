import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/observable.ts';
import { ApiError, send } from './client.ts';
import type { ApiRequest } from './client.ts';

/** The state of a data call: neither data nor error while it is pending. Old data stays while it is fetched again. */
export interface Query<Data> {
  readonly data?: Data;
  readonly error?: unknown;
}

/** The server's answers to a page's calls, by path, as sent in the page's HTML. */
export type Answers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** What has been fetched during this visit. */
export interface QueryCache {
  readonly get: <Data>(request: ApiRequest<Data>) => Query<Data>;
  /** Fetches unless that was done before: data never goes stale, and nothing is retried. */
  readonly fetchOnce: (request: ApiRequest<unknown>) => void;
  readonly refetch: (request: ApiRequest<unknown>) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

const pending: Query<never> = {};

function toQuery({ status, body }: Answers[string], { read }: ApiRequest<unknown>): Query<unknown> {
  const data = status === 200 ? read(body) : undefined;
  return data === undefined ? { error: new ApiError(status, JSON.stringify(body)) } : { data };
}

/** Creates a cache that starts with what the server has already answered, failures included. */
export function createQueryCache(answers: Answers): QueryCache {
  const queries = new Map<string, Query<unknown>>();
  const { notify, subscribe } = createListeners();
  const latest = new Map<string, object>();
  const get = <Data>(request: ApiRequest<Data>): Query<Data> => {
    const answer = answers[request.path];
    if (answer !== undefined && !queries.has(request.path))
      queries.set(request.path, toQuery(answer, request));
    // What is stored under a path was read by its own call.
    return (queries.get(request.path) as Query<Data> | undefined) ?? pending;
  };
  const refetch = async (request: ApiRequest<unknown>): Promise<void> => {
    const { path } = request;
    const turn = {};
    latest.set(path, turn);
    const query = await send(request).then(
      (data) => ({ data }),
      (error: unknown) => ({ ...get(request), error }),
    );
    // A newer request has overtaken this one, so its data is out of date.
    if (latest.get(path) !== turn) return;
    queries.set(path, query);
    notify();
  };
  return {
    get,
    fetchOnce: (request) => {
      if (get(request) !== pending || latest.has(request.path)) return;
      void refetch(request);
    },
    refetch,
    subscribe,
  };
}

export const QueryContext = createContext<QueryCache | null>(null);

/** Returns the cache of this visit, for code that changes something on the server and needs it fetched again. */
export function useQueryCache(): QueryCache {
  const cache = use(QueryContext);
  if (cache === null) throw new Error('useQueryCache needs a QueryContext');
  return cache;
}

/**
 * The data of a request, which is fetched once per visit. Given `changes`, it is fetched whenever the component mounts
 * and whenever that number grows, and the old data shows until the new has arrived. Null requests nothing.
 */
export function useQuery<Data>(request: ApiRequest<Data> | null, changes?: number): Query<Data> {
  const cache = useQueryCache();
  // oxlint-disable-next-line react/exhaustive-deps -- requests with the same path are the same request
  const same = useMemo(() => request, [request?.path]);
  useEffect(() => {
    if (same === null) return;
    if (changes === undefined) cache.fetchOnce(same);
    else void cache.refetch(same);
  }, [cache, same, changes]);
  const snapshot = () => (same === null ? pending : cache.get(same));
  return useSyncExternalStore(cache.subscribe, snapshot, snapshot);
}
