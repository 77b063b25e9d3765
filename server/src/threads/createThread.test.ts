import { afterAll, expect, it } from 'vitest';
import { createFiller } from './createFiller.ts';

const patient = createFiller(60_000);
afterAll(() => patient.stop());

it('fills on a thread of its own, while this one continues', async () => {
  const order: string[] = [];
  const filled = patient.ask({ task: 'make', size: 9, difficulty: 3, seed: 1 });
  void filled.then(() => order.push('the fill'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('this thread');
  expect(await filled).toMatchObject({ rows: { length: 9 } });
  expect(order).toEqual(['this thread', 'the fill']);
});

it('runs jobs one after another', async () => {
  const jobs = [1, 2].map((seed) => patient.ask({ task: 'make', size: 5, difficulty: 1, seed }));
  const [sizes, ...grids] = await Promise.all([patient.ask({ task: 'sizes' }), ...jobs]);
  expect(sizes).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(grids).toMatchObject([{ rows: { length: 5 } }, { rows: { length: 5 } }]);
  expect(grids[0]).not.toEqual(grids[1]);
});

it('gives up on a job at the time limit, and still accepts the next one', async () => {
  const impatient = createFiller(1);
  const job = { task: 'make', size: 15, difficulty: 3, seed: 1 } as const;
  expect(await Promise.all([impatient.ask(job), impatient.ask(job)])).toEqual(['gave up', 'gave up']);
  await impatient.stop();
});

it('gives up on the current job when the site stops', async () => {
  const filler = createFiller(60_000);
  const asked = filler.ask({ task: 'make', size: 15, difficulty: 3, seed: 1 });
  await Promise.resolve();
  await filler.stop();
  expect(await asked).toBe('gave up');
});
