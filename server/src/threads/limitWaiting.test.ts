import { expect, it } from 'vitest';
import { limitWaiting } from './limitWaiting.ts';

it('sends away whoever comes while enough are waiting, until one of them is done', async () => {
  const wait = limitWaiting(2);
  let finish = (_result: string): void => {};
  let fail = (_reason: Error): void => {};
  const first = wait(() => new Promise<string>((resolve) => (finish = resolve)));
  const second = wait(() => new Promise<string>((_resolve, reject) => (fail = reject)));
  expect(await wait(async () => 'third')).toBe(undefined);
  finish('first');
  expect([await first, await wait(async () => 'third')]).toEqual(['first', 'third']);
  fail(new Error('no'));
  await expect(second).rejects.toThrow('no');
  // Both places are free again.
  expect(await Promise.all(['a', 'b', 'c'].map((name) => wait(async () => name)))).toEqual([
    'a',
    'b',
    undefined,
  ]);
});

it('has nothing for whoever the thread gave up on', async () => {
  expect(await limitWaiting(1)(async () => 'gave up')).toBe(undefined);
});
