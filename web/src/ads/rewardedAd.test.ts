import { describe, expect, it } from 'vitest';
import { openAd, secondsToSkip, stepAd, wakeAt } from './rewardedAd.ts';
import type { AdEvent, RewardedAd } from './rewardedAd.ts';

const openedAt = 50_000;
const slot = { is: 'ours' };
const slotEvent = <Type extends string>(type: Type) => ({ type, slot });
const [defined, ready, granted] = [slotEvent('defined'), slotEvent('ready'), slotEvent('granted')];
const [closed, empty] = [slotEvent('closed'), slotEvent('empty')];
const failed: AdEvent = { type: 'failed' };
const watch: AdEvent = { type: 'watchPressed' };
const skip: AdEvent = { type: 'skipPressed' };
const cancel: AdEvent = { type: 'cancelPressed' };

/** Runs an ad, waking it when it asks to be. Returns what was done and when, and what is on the screen at `untilMs`. */
function run(events: readonly [atMs: number, event: AdEvent][], untilMs = 60_000) {
  let { ad, effects } = openAd(openedAt);
  const log = effects.map((effect) => `${effect} at 0`);
  const step = (event: AdEvent, now: number): void => {
    ({ ad, effects } = stepAd(ad, event, now));
    log.push(...effects.map((effect) => `${effect} at ${now - openedAt}`));
  };
  const wakeUntil = (end: number): void => {
    for (let at = wakeAt(ad); at !== null && at <= end; at = wakeAt(ad)) step({ type: 'timePassed' }, at);
  };
  for (const [atMs, event] of events) {
    wakeUntil(openedAt + atMs - 1);
    step(event, openedAt + atMs);
  }
  wakeUntil(openedAt + untilMs);
  return { log: log.slice(1), screen: screenOf(ad) };
}

function screenOf(ad: RewardedAd): string {
  const seconds = secondsToSkip(ad);
  return seconds === null ? ad.stage : `${ad.stage}, skip in ${seconds}`;
}

const logOf = (...events: [atMs: number, event: AdEvent][]) => run([[0, defined], ...events]).log;
const screenAt = (atMs: number, ...events: [atMs: number, event: AdEvent][]) =>
  run([[0, defined], ...events], atMs).screen;

describe('opening', () => {
  it('requests an ad and starts preparing', () => {
    const { ad, effects } = openAd(openedAt);
    expect(effects).toEqual(['request']);
    expect(screenOf(ad)).toBe('preparing');
  });
});

describe('an ad that is ready', () => {
  it('starts after 100 ms', () => {
    expect(logOf([800, ready])).toEqual(['start at 900']);
    expect(screenAt(899, [800, ready])).toBe('starting');
    expect(screenAt(900, [800, ready])).toBe('playing');
  });

  it('starts at once when the player presses the button', () => {
    expect(logOf([800, ready], [830, watch])).toEqual(['start at 830']);
  });

  it('cannot be started by the button before that', () => {
    expect(logOf([500, watch], [800, ready])).toEqual(['start at 900']);
  });

  it('starts once, even if it is ready twice', () => {
    expect(logOf([800, ready], [850, ready], [950, ready])).toEqual(['start at 900']);
  });

  it.each([
    [2_900, 'start at 3000', 'starting'],
    [2_950, 'start at 3050', 'starting'],
    [3_100, 'start at 3200', 'starting, skip in 5'],
    [9_000, 'start at 9100', 'starting, skip in 0'],
  ])('at %d ms hides the fallback or never shows it', (readyAt, start, screen) => {
    expect(logOf([readyAt, ready])).toEqual([start]);
    expect(screenAt(readyAt + 99, [readyAt, ready])).toBe(screen);
    expect(screenAt(readyAt + 100, [readyAt, ready])).toBe('playing');
  });

  it('is ignored when it belongs to another slot', () => {
    const other = {};
    expect(
      logOf(
        [500, { type: 'ready', slot: other }],
        [600, { type: 'empty', slot: other }],
        [700, { type: 'granted', slot: other }],
        [800, { type: 'closed', slot: other }],
      ),
    ).toEqual([]);
  });
});

describe('the reward', () => {
  it('is granted at once, and the ad stays until it is closed', () => {
    expect(logOf([500, ready], [9_000, granted])).toEqual(['start at 600', 'callGranted at 9000']);
    expect(logOf([500, ready], [9_000, granted], [9_900, closed])).toEqual([
      'start at 600',
      'callGranted at 9000',
      'end at 9900',
    ]);
  });

  it('is granted once', () => {
    expect(
      logOf([500, ready], [9_000, granted], [9_010, granted], [9_500, closed], [9_510, granted]),
    ).toEqual(['start at 600', 'callGranted at 9000', 'end at 9500']);
  });

  it('fails 100 ms after an ad is closed without it', () => {
    expect(logOf([500, ready], [4_000, closed])).toEqual([
      'start at 600',
      'callFailedEarly at 4100',
      'end at 4100',
    ]);
  });

  it('is granted if it comes 50 ms after the close', () => {
    expect(logOf([500, ready], [4_000, closed], [4_050, granted])).toEqual([
      'start at 600',
      'callGranted at 4050',
      'end at 4050',
    ]);
  });

  it('has failed for good if it comes 500 ms after the close', () => {
    expect(logOf([500, ready], [4_000, closed], [4_500, granted])).toEqual([
      'start at 600',
      'callFailedEarly at 4100',
      'end at 4100',
    ]);
  });

  it('fails once, even if the ad is closed twice', () => {
    expect(logOf([500, ready], [4_000, closed], [4_090, closed], [4_300, closed])).toEqual([
      'start at 600',
      'callFailedEarly at 4100',
      'end at 4100',
    ]);
  });

  it('fails for an ad that is closed before it can start', () => {
    expect(logOf([500, ready], [550, closed])).toEqual(['callFailedEarly at 650', 'end at 650']);
  });
});

describe('an ad that is unavailable', () => {
  it('fails at once if the render ends empty', () => {
    expect(logOf([700, empty])).toEqual(['callFailed at 700', 'end at 700']);
  });

  it('fails at once if the tools or the slot are missing', () => {
    expect(run([[0, failed]]).log).toEqual(['callFailed at 0', 'end at 0']);
  });

  it('fails at once if starting throws or is refused', () => {
    expect(logOf([500, ready], [601, failed])).toEqual(['start at 600', 'callFailed at 601', 'end at 601']);
  });

  it('fails once, and nothing happens after that', () => {
    expect(
      logOf([700, empty], [710, failed], [800, ready], [900, granted], [950, closed], [990, cancel]),
    ).toEqual(['callFailed at 700', 'end at 700']);
  });
});

describe('an ad that does not start', () => {
  it.each([
    [2_999, 'preparing'],
    [3_000, 'preparing, skip in 5'],
    [3_999, 'preparing, skip in 5'],
    [4_000, 'preparing, skip in 4'],
    [7_000, 'preparing, skip in 1'],
    [7_999, 'preparing, skip in 1'],
    [8_000, 'preparing, skip in 0'],
    [30_000, 'preparing, skip in 0'],
  ])('after %d ms shows: %s', (atMs, screen) => {
    expect(screenAt(atMs)).toBe(screen);
  });

  it('cannot be skipped before the countdown ends', () => {
    expect(logOf([1_000, skip], [7_999, skip])).toEqual([]);
  });

  it('is skipped with the reward, 100 ms later and once', () => {
    expect(logOf([8_000, skip], [8_050, skip])).toEqual(['callGranted at 8100', 'end at 8100']);
  });

  it('no longer starts once it is skipped', () => {
    expect(logOf([8_500, skip], [8_550, ready])).toEqual(['callGranted at 8600', 'end at 8600']);
    expect(logOf([8_450, ready], [8_500, skip])).toEqual(['callGranted at 8600', 'end at 8600']);
  });

  it('grants one reward if the real one comes while the skip is pending', () => {
    expect(logOf([8_500, skip], [8_550, granted])).toEqual(['callGranted at 8550', 'end at 8550']);
  });

  it('grants the reward of a skip no matter what the slot does meanwhile', () => {
    expect(logOf([8_500, skip], [8_520, closed], [8_540, empty], [8_560, failed])).toEqual([
      'callGranted at 8600',
      'end at 8600',
    ]);
  });

  it('cannot be skipped while it plays', () => {
    expect(logOf([9_000, ready], [10_000, skip])).toEqual(['start at 9100']);
  });
});

describe('Cancel', () => {
  it('closes without a reward before the start', () => {
    expect(logOf([1_000, cancel])).toEqual(['callClosed at 1000', 'end at 1000']);
    expect(logOf([950, ready], [1_000, cancel])).toEqual(['callClosed at 1000', 'end at 1000']);
  });

  it('closes a playing ad', () => {
    expect(logOf([500, ready], [2_000, cancel], [2_050, granted])).toEqual([
      'start at 600',
      'callClosed at 2000',
      'end at 2000',
    ]);
  });

  it('replaces a pending failure or reward', () => {
    expect(logOf([500, ready], [2_000, closed], [2_040, cancel]).slice(1)).toEqual([
      'callClosed at 2040',
      'end at 2040',
    ]);
    expect(logOf([8_000, skip], [8_040, cancel])).toEqual(['callClosed at 8040', 'end at 8040']);
  });

  it('only ends the ad after the reward', () => {
    expect(logOf([500, ready], [2_000, granted], [3_000, cancel])).toEqual([
      'start at 600',
      'callGranted at 2000',
      'end at 3000',
    ]);
  });

  it('does nothing the second time', () => {
    expect(logOf([1_000, cancel], [1_001, cancel])).toEqual(['callClosed at 1000', 'end at 1000']);
  });
});
