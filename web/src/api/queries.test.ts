import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './client.ts';
import { createQueryCache } from './queries.ts';

const request = {
  method: 'GET',
  path: '/list',
  read: (answer: unknown) => (typeof answer === 'string' ? answer : undefined),
};

/** The requests that wait for an answer; a test answers them in any order. */
let calls: ((status: number, body: unknown) => void)[] = [];

beforeEach(() => {
  calls = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) =>
        calls.push((status, body) => resolve(new Response(JSON.stringify(body), { status }))),
      ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const failure = { error: expect.any(ApiError) as unknown, isRetrying: false };

test('a response that a later one has overtaken is dropped', async () => {
  const cache = createQueryCache({});
  const [first, second] = [cache.refetch(request), cache.refetch(request)];
  calls[1]?.(200, 'new');
  await second;
  calls[0]?.(200, 'old');
  await first;
  expect(cache.get(request)).toEqual({ data: 'new' });
});

test('what has failed is not fetched again by itself, whether the server or the browser asked', async () => {
  const cache = createQueryCache({ '/list': { status: 503, body: {} } });
  cache.fetchOnce(request);
  expect(calls).toHaveLength(0);
  const other = { ...request, path: '/other' };
  cache.fetchOnce(other);
  calls[0]?.(500, {});
  await settle();
  cache.fetchOnce(other);
  expect(calls).toHaveLength(1);
});

test('a retry asks once, however often it is pressed, and the failure stays until it succeeds', async () => {
  const cache = createQueryCache({ '/list': { status: 503, body: {} } });
  cache.retry(request);
  cache.retry(request);
  expect(calls).toHaveLength(1);
  expect(cache.get(request)).toEqual({ ...failure, isRetrying: true });
  calls[0]?.(200, 'data');
  await settle();
  expect(cache.get(request)).toEqual({ data: 'data' });
});

test('a retry that fails at once takes long enough to be noticed, and another one is possible', async () => {
  const cache = createQueryCache({ '/list': { status: 503, body: {} } });
  cache.retry(request);
  calls[0]?.(500, {});
  await settle();
  expect(cache.get(request)).toEqual({ ...failure, isRetrying: true });
  await vi.advanceTimersByTimeAsync(400);
  expect(cache.get(request)).toEqual(failure);
  cache.retry(request);
  expect(calls).toHaveLength(2);
});

test('forgotten failures are fetched again when they are needed, and data stays', async () => {
  const cache = createQueryCache({
    '/list': { status: 503, body: {} },
    '/other': { status: 200, body: 'data' },
  });
  const other = { ...request, path: '/other' };
  cache.fetchOnce(request);
  cache.fetchOnce(other);
  let changes = 0;
  cache.subscribe(() => (changes += 1));
  cache.forgetFailures();
  expect(changes).toBe(1);
  expect([cache.get(request), cache.get(other)]).toEqual([{}, { data: 'data' }]);
  cache.fetchOnce(request);
  cache.fetchOnce(request);
  cache.fetchOnce(other);
  expect(calls).toHaveLength(1);
  calls[0]?.(500, {});
  await settle();
  expect(cache.get(request)).toEqual(failure);
  cache.forgetFailures();
  cache.fetchOnce(request);
  expect(calls).toHaveLength(2);
});
