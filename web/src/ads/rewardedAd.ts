/** The stage of a rewarded ad: being fetched, about to start, on the screen, watched, just closed, just skipped, gone. */
export type AdStage = 'preparing' | 'starting' | 'playing' | 'granted' | 'closing' | 'skipping' | 'over';

/** The ad as its modal knows it. All times are milliseconds on the same clock. */
export interface RewardedAd {
  readonly stage: AdStage;
  readonly slot: object | null;
  readonly openedAt: number;
  /** When the ad starts, or the callback of a close or skip runs. */
  readonly dueAt: number | null;
  readonly now: number;
}

/** What happens to the ad: reported by the ad network, the player or the clock. */
export type AdEvent =
  | { readonly type: 'defined' | 'ready' | 'granted' | 'closed' | 'empty'; readonly slot: object }
  /** The ad tools are missing, the slot cannot be defined, or starting the ad throws or is refused. */
  | { readonly type: 'failed' }
  | { readonly type: 'watchPressed' | 'skipPressed' | 'cancelPressed' | 'timePassed' };

/** What to tell: the reward is granted, there was no ad, the ad was closed too early, or the player canceled. */
type AdCallback = 'callGranted' | 'callFailed' | 'callFailedEarly' | 'callClosed';

/** What to do: `end` removes the listeners, the slot and the modal. */
export type AdEffect = 'request' | 'start' | AdCallback | 'end';

/** The ad after an event, and what to do about it, in order. */
export interface AdStep {
  readonly ad: RewardedAd;
  readonly effects: readonly AdEffect[];
}

const startDelayMs = 100;
const callbackDelayMs = 100;
const fallbackAfterMs = 3_000;
const skipCountdownMs = 5_000;

/** Rule 1: opening resets the state and requests an ad. */
export function openAd(now: number): AdStep {
  return { ad: { stage: 'preparing', slot: null, openedAt: now, dueAt: null, now }, effects: ['request'] };
}

/** Returns the next state of the ad. What is due by now happens before the event. */
export function stepAd(before: RewardedAd, event: AdEvent, now: number): AdStep {
  const due = passTime({ ...before, now });
  const next = isForeign(due.ad, event) ? { ad: due.ad, effects: [] } : react(due.ad, event);
  return { ad: next.ad, effects: [...due.effects, ...next.effects] };
}

/** Rule 6: returns null while there is no fallback, then the seconds left in the countdown. At 0 the ad can be skipped. */
export function secondsToSkip({ stage, openedAt, dueAt, now }: RewardedAd): number | null {
  if (stage !== 'preparing' && stage !== 'starting' && stage !== 'skipping') return null;
  // An ad that is about to start must not make the countdown flash up.
  const at = stage === 'starting' && dueAt !== null ? dueAt - startDelayMs : now;
  const waited = at - openedAt - fallbackAfterMs;
  return waited < 0 ? null : Math.max(0, Math.ceil((skipCountdownMs - waited) / 1_000));
}

/** Returns when the passing of time next changes something, or null. */
export function wakeAt(ad: RewardedAd): number | null {
  if (ad.dueAt !== null || ad.stage !== 'preparing') return ad.dueAt;
  const seconds = secondsToSkip(ad);
  if (seconds === null) return ad.openedAt + fallbackAfterMs;
  return seconds === 0 ? null : ad.openedAt + fallbackAfterMs + skipCountdownMs - (seconds - 1) * 1_000;
}

function passTime(ad: RewardedAd): AdStep {
  if (ad.dueAt === null || ad.now < ad.dueAt) return { ad, effects: [] };
  if (ad.stage === 'starting') return start(ad);
  return over(ad, ad.stage === 'skipping' ? 'callGranted' : 'callFailedEarly');
}

function isForeign(ad: RewardedAd, event: AdEvent): boolean {
  return 'slot' in event && event.type !== 'defined' && event.slot !== ad.slot;
}

function react(ad: RewardedAd, event: AdEvent): AdStep {
  const { stage, now } = ad;
  const isWaiting = stage === 'preparing' || stage === 'starting';
  const same: AdStep = { ad, effects: [] };
  if (stage === 'over') return same;
  switch (event.type) {
    case 'defined':
      return { ad: { ...ad, slot: event.slot }, effects: [] };
    case 'ready':
      return stage === 'preparing' ? wait(ad, 'starting', now + startDelayMs) : same;
    case 'watchPressed':
      return stage === 'starting' ? start(ad) : same;
    case 'granted':
      return grant(ad);
    case 'closed':
      if (stage === 'granted') return over(ad);
      return isWaiting || stage === 'playing' ? wait(ad, 'closing', now + callbackDelayMs) : same;
    case 'empty':
    case 'failed':
      return isWaiting || stage === 'playing' ? over(ad, 'callFailed') : same;
    case 'skipPressed':
      return isWaiting && secondsToSkip(ad) === 0 ? wait(ad, 'skipping', now + callbackDelayMs) : same;
    case 'cancelPressed':
      return stage === 'granted' ? over(ad) : over(ad, 'callClosed');
    case 'timePassed':
      return same;
  }
}

/** Rule 3: grants the reward once only. The ad stays until the player closes it, unless it is closed already. */
function grant(ad: RewardedAd): AdStep {
  if (ad.stage === 'granted') return { ad, effects: [] };
  if (ad.stage === 'closing' || ad.stage === 'skipping') return over(ad, 'callGranted');
  return { ad: { ...ad, stage: 'granted', dueAt: null }, effects: ['callGranted'] };
}

function start(ad: RewardedAd): AdStep {
  return { ad: { ...ad, stage: 'playing', dueAt: null }, effects: ['start'] };
}

function wait(ad: RewardedAd, stage: AdStage, dueAt: number): AdStep {
  return { ad: { ...ad, stage, dueAt }, effects: [] };
}

function over(ad: RewardedAd, callback?: AdCallback): AdStep {
  return {
    ad: { ...ad, stage: 'over', dueAt: null },
    effects: callback === undefined ? ['end'] : [callback, 'end'],
  };
}
