import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/observable.ts';
import { untilNoticed } from '../lib/retry.ts';
import type { Retry } from '../lib/retry.ts';
import { ApiError, send } from './client.ts';
import type { ApiRequest } from './client.ts';

/** The state of a data call: neither data nor error while it is pending. Old data stays while it is fetched again. */
export interface Query<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  /** True while the visitor tries again. */
  readonly isRetrying?: boolean;
}

/** The server's answers to a page's calls, by path, as sent in the page's HTML. */
export type Answers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** What has been fetched during this visit. */
export interface QueryCache {
  readonly get: <Data>(request: ApiRequest<Data>) => Query<Data>;
  /** Fetches unless that was done before: data never goes stale, and nothing is retried by itself. */
  readonly fetchOnce: (request: ApiRequest<unknown>) => void;
  readonly refetch: (request: ApiRequest<unknown>) => Promise<void>;
  /** Fetches again for a visitor who asks for it, unless that is under way. */
  readonly retry: (request: ApiRequest<unknown>) => void;
  /** Makes whatever failed be fetched again by the components that need it. */
  readonly forgetFailures: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const pending: Query<never> = {};

function isPending({ data, error }: Query<unknown>): boolean {
  return data === undefined && error === undefined;
}

function toQuery({ status, body }: Answers[string], { read }: ApiRequest<unknown>): Query<unknown> {
  const data = status === 200 ? read(body) : undefined;
  return data === undefined ? { error: new ApiError(status, JSON.stringify(body)) } : { data };
}

/** Creates a cache that starts with what the server has already answered, failures included. */
export function createQueryCache(answers: Answers): QueryCache {
  const queries = new Map<string, Query<unknown>>();
  const { notify, subscribe } = createListeners();
  const latest = new Map<string, object>();
  const unread = new Map(Object.entries(answers));
  const get = <Data>(request: ApiRequest<Data>): Query<Data> => {
    const answer = unread.get(request.path);
    if (answer !== undefined) queries.set(request.path, toQuery(answer, request));
    unread.delete(request.path);
    // What is stored under a path was read by its own call.
    return (queries.get(request.path) as Query<Data> | undefined) ?? pending;
  };
  const refetch = async (request: ApiRequest<unknown>): Promise<void> => {
    const { path } = request;
    const turn = {};
    latest.set(path, turn);
    const query = await send(request).then(
      (data) => ({ data }),
      async (error: unknown) => {
        if (get(request).isRetrying === true) await untilNoticed();
        return { ...get(request), error, isRetrying: false };
      },
    );
    // A newer request has overtaken this one, so its data is out of date.
    if (latest.get(path) !== turn) return;
    latest.delete(path);
    queries.set(path, query);
    notify();
  };
  return {
    get,
    fetchOnce: (request) => {
      if (isPending(get(request)) && !latest.has(request.path)) void refetch(request);
    },
    refetch,
    retry: (request) => {
      const query = get(request);
      if (query.isRetrying === true) return;
      queries.set(request.path, { ...query, isRetrying: true });
      notify();
      void refetch(request);
    },
    forgetFailures: () => {
      for (const [path, { data, error }] of queries)
        if (error !== undefined) queries.set(path, data === undefined ? pending : { data });
      notify();
    },
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
export function useQuery<Data>(
  request: ApiRequest<Data> | null,
  changes?: number,
): Query<Data> & { readonly retry: Retry } {
  const cache = useQueryCache();
  // oxlint-disable-next-line react/exhaustive-deps -- requests with the same path are the same request
  const same = useMemo(() => request, [request?.path]);
  const snapshot = () => (same === null ? pending : cache.get(same));
  const query = useSyncExternalStore(cache.subscribe, snapshot, snapshot);
  const isMissing = isPending(query);
  useEffect(() => {
    if (same !== null && changes !== undefined) void cache.refetch(same);
  }, [cache, same, changes]);
  useEffect(() => {
    if (same !== null && isMissing) cache.fetchOnce(same);
  }, [cache, same, isMissing]);
  const start = (): void => {
    if (same !== null) cache.retry(same);
  };
  return { ...query, retry: { isRunning: query.isRetrying === true, start } };
}
