import { afterEach, expect, test, vi } from 'vitest';
import { createQueryCache } from './queries.ts';

const request = {
  method: 'GET',
  path: '/list',
  check: (value: unknown): value is string => typeof value === 'string',
};

afterEach(() => vi.unstubAllGlobals());

test('an answer that a later one has overtaken is dropped', async () => {
  const answers: ((body: unknown) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => answers.push((body) => resolve(new Response(JSON.stringify(body))))),
  );
  const cache = createQueryCache({});
  const [first, second] = [cache.refetch(request), cache.refetch(request)];
  answers[1]?.('new');
  await second;
  answers[0]?.('old');
  await first;
  expect(cache.get(request)).toEqual({ data: 'new' });
});
