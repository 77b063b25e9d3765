import { afterEach, expect, test, vi } from 'vitest';
import { createQueryCache } from './queries.ts';

const request = {
  method: 'GET',
  path: '/list',
  read: (answer: unknown) => (typeof answer === 'string' ? answer : undefined),
};

afterEach(() => vi.unstubAllGlobals());

test('a response that a later one has overtaken is dropped', async () => {
  const responses: ((body: unknown) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => responses.push((body) => resolve(new Response(JSON.stringify(body))))),
  );
  const cache = createQueryCache({});
  const [first, second] = [cache.refetch(request), cache.refetch(request)];
  responses[1]?.('new');
  await second;
  responses[0]?.('old');
  await first;
  expect(cache.get(request)).toEqual({ data: 'new' });
});
