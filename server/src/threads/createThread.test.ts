import { afterAll, expect, it } from 'vitest';
import type { ConstructWork } from './constructThread.ts';
import { createThread } from './createThread.ts';

const create = (limits: { timeMs?: number; memoryMb?: number } = {}) =>
  createThread<ConstructWork>('constructThread', { timeMs: 60_000, memoryMb: 512, ...limits });
const patient = create();
afterAll(() => patient.stop());

it('works while the main thread continues', async () => {
  const order: string[] = [];
  const filled = patient.ask('make', 9, 3, 1);
  void filled.then(() => order.push('the fill'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('the main thread');
  expect(await filled).toMatchObject({ rows: { length: 9 } });
  expect(order).toEqual(['the main thread', 'the fill']);
});

it('runs jobs one after another', async () => {
  const jobs = [1, 2].map((seed) => patient.ask('make', 5, 1, seed));
  const [sizes, ...grids] = await Promise.all([patient.ask('sizes'), ...jobs]);
  expect(sizes).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(grids).toMatchObject([{ rows: { length: 5 } }, { rows: { length: 5 } }]);
  expect(grids[0]).not.toEqual(grids[1]);
});

it('gives up on a job at the time limit, and still accepts the next one', async () => {
  const impatient = create({ timeMs: 1 });
  const jobs = [impatient.ask('make', 15, 3, 1), impatient.ask('make', 15, 3, 1)];
  expect(await Promise.all(jobs)).toEqual(['gave up', 'gave up']);
  await impatient.stop();
});

it('gives up on a job at the memory limit, and the process goes on', async () => {
  const small = create({ memoryMb: 8 });
  expect(await small.ask('sizes')).toBe('gave up');
  await small.stop();
});

it('passes on an error of the job itself, and still accepts the next one', async () => {
  await expect(patient.ask('rate', null as never, 1)).rejects.toThrow(TypeError);
  expect(await patient.ask('make', 3, 1, 1)).toMatchObject({ rows: { length: 3 } });
});

it('gives up on the current job when the site stops', async () => {
  const stopping = create();
  const asked = stopping.ask('make', 15, 3, 1);
  await Promise.resolve();
  await stopping.stop();
  expect(await asked).toBe('gave up');
});
