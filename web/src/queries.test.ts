import { afterEach, expect, test, vi } from 'vitest';
import { createQueryCache } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

test('an answer that a later one has overtaken is dropped', async () => {
  const answers: ((body: unknown) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => answers.push((body) => resolve(new Response(JSON.stringify(body))))),
  );
  const cache = createQueryCache({});
  const [first, second] = [cache.refetch('/list'), cache.refetch('/list')];
  answers[1]?.('new');
  await second;
  answers[0]?.('old');
  await first;
  expect(cache.get('/list')).toEqual({ data: 'new' });
});
