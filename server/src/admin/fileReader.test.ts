import { afterAll, expect, it } from 'vitest';
import { createFileReader } from './fileReader.ts';

const name = 'a__b__1__2026-01-01.xd';
/** As much work as a file within the limit of size can make. */
const large = { name, bytes: Buffer.from(`Title: a\n\n\n${'?'.repeat(250_000)}`) };
const reader = createFileReader({ timeMs: 60_000, memoryMb: 512 });
afterAll(() => reader.stop());

it('is read while the main thread continues', async () => {
  const order: string[] = [];
  const read = reader.read(large);
  void read.then(() => order.push('the file'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('the main thread');
  const { errors } = await read;
  expect(errors[0]?.message).toBe('Row 1, column 1: "?" is not a letter or #.');
  expect(order).toEqual(['the main thread', 'the file']);
});

it.each([
  ['time', { timeMs: 1, memoryMb: 512 }],
  ['memory', { timeMs: 60_000, memoryMb: 8 }],
])('is refused when it takes too much %s', async (_what, limits) => {
  const limited = createFileReader(limits);
  expect(await limited.read(large)).toMatchObject({
    puzzle: null,
    errors: [{ message: 'The file takes too much time or memory to read.' }],
  });
  await limited.stop();
});
