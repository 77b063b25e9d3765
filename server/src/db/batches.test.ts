import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';
import type { Db } from './open.ts';

const refused = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Doubles numbers in batches, and keeps what each batch contained; 13 is a number that fails. */
function doubling(isDown: () => boolean = () => false) {
  const batches: (readonly number[])[] = [];
  const work = async (_db: Db, numbers: readonly number[]): Promise<number[]> => {
    batches.push(numbers);
    if (isDown()) throw refused();
    if (numbers.includes(13)) throw new Error('bad luck');
    return numbers.map((number) => 2 * number);
  };
  const double = inBatches(work, 2).bind(undefined, { kind: 'sqlite' } as Db);
  return { batches, double };
}

it('does together what is asked for at the same time, and gives everybody their own result', async () => {
  const { batches, double } = doubling();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('does together what is asked for while a batch is under way', async () => {
  const { batches, double } = doubling();
  const later: Promise<number>[] = [];
  await double(1).then(() => later.push(double(2), double(3)));
  expect(await Promise.all(later)).toEqual([4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

it('lets only the one fail that is at fault', async () => {
  const { batches, double } = doubling();
  const settled = await Promise.allSettled([1, 13, 3].map(double));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[1, 13, 3], [1], [13], [3]]);
});

it('makes nobody wait twice for a database that is down, and works again when it is back', async () => {
  let isDown = true;
  const { batches, double } = doubling(() => isDown);
  const settled = await Promise.allSettled(Array.from({ length: 501 }, (_, n) => double(n)));
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(501);
  expect(batches.map(({ length }) => length)).toEqual([500]);
  isDown = false;
  expect(await double(4)).toBe(8);
});

it('keeps the databases apart', async () => {
  const seen: unknown[] = [];
  const note = inBatches(async (db: Db, items: readonly string[]) => {
    seen.push([db.kind, items]);
    return items;
  }, 1);
  await Promise.all([note({ kind: 'sqlite' } as Db, 'a'), note({ kind: 'postgres' } as Db, 'b')]);
  expect(seen).toEqual([
    ['sqlite', ['a']],
    ['postgres', ['b']],
  ]);
});

it.each([
  ['sqlite', [['a']]],
  ['postgres', [['a'], ['b']]],
] as const)('on %s, no more batches are under way than the database can do at once', async (kind, first) => {
  const batches: (readonly string[])[] = [];
  let finish = (): void => {};
  const untilDone = new Promise<void>((resolve) => (finish = resolve));
  const note = inBatches(async (_db: Db, items: readonly string[]) => {
    batches.push(items);
    await untilDone;
    return items;
  }, 2).bind(undefined, { kind } as Db);
  const all: Promise<string>[] = [];
  for (const item of ['a', 'b', 'c', 'd']) {
    all.push(note(item));
    await new Promise(setImmediate);
  }
  expect(batches).toEqual(first);
  finish();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(batches.flat().toSorted()).toEqual(['a', 'b', 'c', 'd']);
});
