import { describe, expect, it } from 'vitest';
import { bannerWakesAt, planBanner, stepBanner } from './bannerPlan.ts';
import type { BannerEvent } from './bannerPlan.ts';

const knownAt = 10_000;
const bidsReady = { type: 'bidsReady' } as const;
const filled = { type: 'rendered', isEmpty: false } as const;
const empty = { type: 'rendered', isEmpty: true } as const;

/** Runs a plan for a while, waking it when it asks to be. Returns what it did, and when after consent became known. */
function run(retries: boolean, events: readonly [atMs: number, event: BannerEvent][], startsAtMs = 0) {
  let plan = planBanner(knownAt, retries);
  let now = knownAt + startsAtMs;
  const log: string[] = [];
  const step = (event: BannerEvent): void => {
    const { plan: next, effect } = stepBanner(plan, event, now);
    plan = next;
    if (effect !== undefined) log.push(`${effect} at ${now - knownAt}`);
  };
  const wakeUntil = (end: number): void => {
    for (let at = bannerWakesAt(plan); at !== null && at <= end; at = bannerWakesAt(plan)) {
      now = Math.max(now, at);
      step({ type: 'timePassed' });
    }
  };
  for (const [atMs, event] of events) {
    wakeUntil(knownAt + atMs - 1);
    now = knownAt + atMs;
    step(event);
  }
  wakeUntil(knownAt + 60_000);
  return log;
}

describe('a banner that is shown once, as on the home page', () => {
  it('is fetched as soon as header bidding is ready', () => {
    expect(run(false, [[700, bidsReady]])).toEqual(['fetch at 700']);
  });

  it('is fetched two seconds after consent is known if header bidding is not ready', () => {
    expect(run(false, [])).toEqual(['fetch at 2000']);
  });

  it('is fetched once, no matter how late header bidding is', () => {
    expect(run(false, [[2_500, bidsReady]])).toEqual(['fetch at 2000']);
  });

  it('is fetched at once if the ad tools took longer than that', () => {
    expect(run(false, [], 4_000)).toEqual(['fetch at 4000']);
  });

  it('is left alone without fill', () => {
    expect(
      run(false, [
        [100, bidsReady],
        [400, empty],
      ]),
    ).toEqual(['fetch at 100']);
  });
});

describe('any other banner', () => {
  it('is left alone once it is filled', () => {
    expect(
      run(true, [
        [0, bidsReady],
        [400, filled],
      ]),
    ).toEqual(['fetch at 0']);
  });

  it('is checked after three seconds and refreshed once after five if it came back empty', () => {
    expect(
      run(true, [
        [100, bidsReady],
        [400, empty],
        [5_400, empty],
      ]),
    ).toEqual(['fetch at 100', 'noteNoFill at 3100', 'fetch at 5100']);
  });

  it('is also refreshed if nothing was reported about it', () => {
    expect(run(true, [[0, bidsReady]])).toEqual(['fetch at 0', 'noteNoFill at 3000', 'fetch at 5000']);
  });

  it('counts from the fetch if that had to wait for header bidding', () => {
    expect(run(true, [[2_300, empty]])).toEqual(['fetch at 2000', 'noteNoFill at 5000', 'fetch at 7000']);
  });

  it('keeps an ad that arrived after the check', () => {
    expect(
      run(true, [
        [0, bidsReady],
        [4_900, filled],
      ]),
    ).toEqual(['fetch at 0', 'noteNoFill at 3000']);
  });

  it('keeps an ad that arrived in a second response', () => {
    expect(
      run(true, [
        [0, bidsReady],
        [500, empty],
        [2_900, filled],
      ]),
    ).toEqual(['fetch at 0']);
  });
});
