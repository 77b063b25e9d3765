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
  const heard: string[] = [];
  const hear = (what: string) => () => void heard.push(what);
  const ad = openRewardedAd(Promise.resolve(tools), path ?? undefined, {
    onGranted: hear('granted'),
    onFailed: hear('failed'),
    onClosed: hear('closed'),
    onEnd: hear('end'),
    onChange: () => {},
  });
  await vi.advanceTimersByTimeAsync(0);
  return { ...network, ad, heard };
}

const ignore = (): void => {};
const asked = ['define /1/hint rewarded', 'display rewarded', 'refresh rewarded'];

describe('a rewarded ad of the publisher tag', () => {
  it('is defined, displayed and then fetched, since display alone fetches nothing', async () => {
    expect((await open()).calls).toEqual(asked);
  });

  it('is shown 100 ms after it is ready, granted once, and cleared away when it is closed', async () => {
    const { slots, tell, calls, heard, listenerCount } = await open();
    const makeRewardedVisible = vi.fn<() => boolean>(() => true);
    tell('rewardedSlotReady', slots[0], { makeRewardedVisible });
    await vi.advanceTimersByTimeAsync(99);
    expect(makeRewardedVisible).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(makeRewardedVisible).toHaveBeenCalledOnce();
    tell('rewardedSlotGranted', slots[0]);
    tell('rewardedSlotGranted', slots[0]);
    expect(heard).toEqual(['granted']);
    expect(calls).toEqual(asked);
    tell('rewardedSlotClosed', slots[0]);
    expect(heard).toEqual(['granted', 'end']);
    expect(calls).toEqual([...asked, 'destroy rewarded']);
    expect(listenerCount()).toBe(0);
  });

  it('does not heed other slots', async () => {
    const { tell, heard } = await open();
    tell('rewardedSlotReady', {}, { makeRewardedVisible: () => true });
    tell('slotRenderEnded', {}, { isEmpty: true });
    tell('rewardedSlotGranted', {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual([]);
  });

  it.each([
    ['refuses to start', () => false],
    [
      'throws',
      () => {
        throw new Error('no ad');
      },
    ],
  ])('fails where it %s', async (_what, makeRewardedVisible) => {
    const { slots, tell, heard, listenerCount } = await open();
    tell('rewardedSlotReady', slots[0], { makeRewardedVisible });
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['failed', 'end']);
    expect(listenerCount()).toBe(0);
  });

  it('fails where it renders empty, and only then', async () => {
    const { slots, tell, heard } = await open();
    tell('slotRenderEnded', slots[0], { isEmpty: false });
    expect(heard).toEqual([]);
    tell('slotRenderEnded', slots[0], { isEmpty: true });
    expect(heard).toEqual(['failed', 'end']);
  });

  it('fails at once without ad tools, a unit, or a slot', async () => {
    for (const without of [{ tools: null }, { path: null }, { network: testGpt({ slots: true }) }])
      expect((await open(without)).heard).toEqual(['failed', 'end']);
  });

  it('fails where displaying throws, and leaves nothing behind', async () => {
    const { heard, calls, listenerCount } = await open({ network: testGpt({ display: true }) });
    expect(heard).toEqual(['failed', 'end']);
    expect(calls).toEqual(['define /1/hint rewarded', 'destroy rewarded']);
    expect(listenerCount()).toBe(0);
  });

  it('can be skipped eight seconds after it was opened, with the reward', async () => {
    const { ad, heard } = await open();
    await vi.advanceTimersByTimeAsync(7_999);
    ad.press('skip');
    await vi.advanceTimersByTimeAsync(1);
    ad.press('skip');
    await vi.advanceTimersByTimeAsync(99);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['granted', 'end']);
  });

  it('can be skipped all the same where nobody has said yet whether ads may be loaded', async () => {
    const heard: string[] = [];
    const handlers = { onFailed: ignore, onClosed: ignore, onEnd: ignore, onChange: ignore };
    const ad = openRewardedAd(new Promise(() => {}), '/1/hint', {
      ...handlers,
      onGranted: () => heard.push('granted'),
    });
    await vi.advanceTimersByTimeAsync(8_000);
    ad.press('skip');
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['granted']);
  });

  it('is cancelled with the close callback, and destroyed', async () => {
    const { ad, heard, calls } = await open();
    ad.press('cancel');
    expect(heard).toEqual(['closed', 'end']);
    expect(calls.at(-1)).toBe('destroy rewarded');
  });

  it('leaves without a word when its page is left, even before the tools are there', async () => {
    const { ad, slots, tell, heard, calls, listenerCount } = await open();
    ad.dispose();
    tell('rewardedSlotGranted', slots[0]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(heard).toEqual([]);
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
