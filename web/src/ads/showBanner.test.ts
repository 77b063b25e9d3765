import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBanner } from './showBanner.ts';
import { testGpt } from './testGpt.ts';

const logged: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation((line: string) => void logged.push(line));
  logged.length = 0;
});
afterEach(() => vi.useRealTimers());

const unitPath = '/1/monster_mobile_320x50';
const defined = [`define ${unitPath} ad-1`, 'display ad-1'];

function show({ network = testGpt(), bidsAfterMs = 500, retries = true } = {}) {
  const bidsFor = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, bidsAfterMs);
    });
  const stop = showBanner(
    { gpt: network.gpt, consentKnownAt: performance.now(), bidsFor },
    { unitPath, size: [320, 50], divId: 'ad-1', retries },
  );
  return { ...network, stop };
}

describe('a banner from the publisher tag', () => {
  it('is displayed at once, and only its slot is fetched when the bids are in', async () => {
    const { calls } = show();
    await vi.advanceTimersByTimeAsync(499);
    expect(calls).toEqual(defined);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([...defined, 'refresh ad-1']);
  });

  it('is fetched after two seconds without bids', async () => {
    const { calls } = show({ bidsAfterMs: 60_000 });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toEqual(defined);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([...defined, 'refresh ad-1']);
  });

  it('is refreshed once if there is no fill', async () => {
    const { calls, slots, fire } = show({ bidsAfterMs: 0 });
    await vi.advanceTimersByTimeAsync(300);
    fire('slotRenderEnded', slots[0], { isEmpty: true });
    await vi.advanceTimersByTimeAsync(4_699);
    expect(calls).toEqual([...defined, 'refresh ad-1']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([...defined, 'refresh ad-1', 'refresh ad-1']);
    expect(logged).toEqual(['ads: ad-1: no fill', 'ads: ad-1: no fill after 3 s']);
  });

  it('is not refreshed if it is filled; the fill of another slot does not count', async () => {
    const filled = show({ bidsAfterMs: 0 });
    filled.fire('slotRenderEnded', filled.slots[0], { isEmpty: true });
    await vi.advanceTimersByTimeAsync(300);
    filled.fire('slotRenderEnded', filled.slots[0], { isEmpty: false });
    const other = show({ bidsAfterMs: 0 });
    await vi.advanceTimersByTimeAsync(300);
    other.fire('slotRenderEnded', {}, { isEmpty: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(filled.calls.filter((call) => call.startsWith('refresh'))).toHaveLength(1);
    expect(other.calls.filter((call) => call.startsWith('refresh'))).toHaveLength(2);
  });

  it('is never refreshed on the home page, where its events are only logged', async () => {
    const { calls, slots, fire } = show({ bidsAfterMs: 0, retries: false });
    await vi.advanceTimersByTimeAsync(300);
    fire('slotRenderEnded', slots[0], { isEmpty: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([...defined, 'refresh ad-1']);
    expect(logged).toEqual(['ads: ad-1: no fill']);
  });

  it('is destroyed along with its listener and timers', async () => {
    const { calls, stop, listenerCount } = show();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([...defined, 'destroy ad-1']);
    expect(listenerCount()).toBe(0);
  });

  it('does not exist if the slot cannot be defined', () => {
    const { calls, stop } = show({ network: testGpt({ slots: true }) });
    stop();
    expect(calls).toEqual([`define ${unitPath} ad-1`]);
  });
});
