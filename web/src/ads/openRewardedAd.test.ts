import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdTools } from './adTools.ts';
import { openRewardedAd } from './openRewardedAd.ts';
import { testGpt } from './testGpt.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

async function open({
  network = testGpt(),
  tools = { gpt: network.gpt, consentKnownAt: 0, bidsFor: async () => {} },
  path = '/1/hint',
}: {
  network?: ReturnType<typeof testGpt>;
  tools?: AdTools | null;
  path?: string | null;
} = {}) {
  const log: string[] = [];
  const record = (name: string) => () => void log.push(name);
  const ad = openRewardedAd(Promise.resolve(tools), path ?? undefined, {
    onGranted: record('granted'),
    onFailed: (why) => void log.push(`failed: ${why}`),
    onClosed: record('closed'),
    onEnd: record('end'),
    onChange: () => {},
  });
  await vi.advanceTimersByTimeAsync(0);
  return { ...network, ad, log };
}

const ignore = (): void => {};
const requested = ['define /1/hint rewarded', 'display rewarded', 'refresh rewarded'];

describe('a rewarded ad from the publisher tag', () => {
  it('is defined, displayed and then fetched, since display alone fetches nothing', async () => {
    expect((await open()).calls).toEqual(requested);
  });

  it('is shown 100 ms after it is ready, granted once, and destroyed when it is closed', async () => {
    const { slots, fire, calls, log, listenerCount } = await open();
    const makeRewardedVisible = vi.fn<() => boolean>(() => true);
    fire('rewardedSlotReady', slots[0], { makeRewardedVisible });
    await vi.advanceTimersByTimeAsync(99);
    expect(makeRewardedVisible).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(makeRewardedVisible).toHaveBeenCalledOnce();
    fire('rewardedSlotGranted', slots[0]);
    fire('rewardedSlotGranted', slots[0]);
    expect(log).toEqual(['granted']);
    expect(calls).toEqual(requested);
    fire('rewardedSlotClosed', slots[0]);
    expect(log).toEqual(['granted', 'end']);
    expect(calls).toEqual([...requested, 'destroy rewarded']);
    expect(listenerCount()).toBe(0);
  });

  it('ignores other slots', async () => {
    const { fire, log } = await open();
    fire('rewardedSlotReady', {}, { makeRewardedVisible: () => true });
    fire('slotRenderEnded', {}, { isEmpty: true });
    fire('rewardedSlotGranted', {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(log).toEqual([]);
  });

  it.each([
    ['refuses to start', () => false],
    [
      'throws',
      () => {
        throw new Error('no ad');
      },
    ],
  ])('fails if it %s', async (_what, makeRewardedVisible) => {
    const { slots, fire, log, listenerCount } = await open();
    fire('rewardedSlotReady', slots[0], { makeRewardedVisible });
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toEqual(['failed: noAd', 'end']);
    expect(listenerCount()).toBe(0);
  });

  it('fails in another way if the player closes it too early', async () => {
    const { slots, fire, log } = await open();
    fire('rewardedSlotReady', slots[0], { makeRewardedVisible: () => true });
    await vi.advanceTimersByTimeAsync(100);
    fire('rewardedSlotClosed', slots[0]);
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toEqual(['failed: closedEarly', 'end']);
  });

  it('fails if it renders empty, and only then', async () => {
    const { slots, fire, log } = await open();
    fire('slotRenderEnded', slots[0], { isEmpty: false });
    expect(log).toEqual([]);
    fire('slotRenderEnded', slots[0], { isEmpty: true });
    expect(log).toEqual(['failed: noAd', 'end']);
  });

  it('fails at once without ad tools, a unit, or a slot', async () => {
    for (const without of [{ tools: null }, { path: null }, { network: testGpt({ slots: true }) }])
      expect((await open(without)).log).toEqual(['failed: noAd', 'end']);
  });

  it('fails if displaying throws, and leaves nothing behind', async () => {
    const { log, calls, listenerCount } = await open({ network: testGpt({ display: true }) });
    expect(log).toEqual(['failed: noAd', 'end']);
    expect(calls).toEqual(['define /1/hint rewarded', 'destroy rewarded']);
    expect(listenerCount()).toBe(0);
  });

  it('can be skipped eight seconds after it was opened, with the reward', async () => {
    const { ad, log } = await open();
    await vi.advanceTimersByTimeAsync(7_999);
    ad.press('skip');
    await vi.advanceTimersByTimeAsync(1);
    ad.press('skip');
    await vi.advanceTimersByTimeAsync(99);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['granted', 'end']);
  });

  it('can be skipped even if it is not yet known whether ads may be loaded', async () => {
    const log: string[] = [];
    const handlers = { onFailed: ignore, onClosed: ignore, onEnd: ignore, onChange: ignore };
    const ad = openRewardedAd(new Promise(() => {}), '/1/hint', {
      ...handlers,
      onGranted: () => log.push('granted'),
    });
    await vi.advanceTimersByTimeAsync(8_000);
    ad.press('skip');
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toEqual(['granted']);
  });

  it('is canceled with the close callback and destroyed', async () => {
    const { ad, log, calls } = await open();
    ad.press('cancel');
    expect(log).toEqual(['closed', 'end']);
    expect(calls.at(-1)).toBe('destroy rewarded');
  });

  it('ends without a callback when the player leaves the page, even before the tools have loaded', async () => {
    const { ad, slots, fire, log, calls, listenerCount } = await open();
    ad.dispose();
    fire('rewardedSlotGranted', slots[0]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(log).toEqual([]);
    expect(calls.at(-1)).toBe('destroy rewarded');
    expect(listenerCount()).toBe(0);

    const network = testGpt();
    const early = openRewardedAd(
      Promise.resolve({ gpt: network.gpt, consentKnownAt: 0, bidsFor: async () => {} }),
      '/1/hint',
      { onGranted: ignore, onFailed: ignore, onClosed: ignore, onEnd: ignore, onChange: ignore },
    );
    early.dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(network.calls).toEqual([]);
  });
});
