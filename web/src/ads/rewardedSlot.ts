import { logAd } from './logAd.ts';
import type { AdEvent } from './rewardedAd.ts';

/** A rewarded ad that was requested from the network. */
export interface RewardedSlot {
  /** Puts the ad on the screen. Returns false if the network refuses or throws. */
  readonly start: () => boolean;
  /** Removes the listeners and destroys the slot, which also removes a playing ad. */
  readonly release: () => void;
}

/** Defines, displays and fetches a slot and listens to it. Returns null if the page or the network does not support it. */
export function requestRewardedSlot(
  gpt: typeof googletag,
  unitPath: string,
  send: (event: AdEvent) => void,
): RewardedSlot | null {
  const slot = attempt(() => gpt.defineOutOfPageSlot(unitPath, gpt.enums.OutOfPageFormat.REWARDED));
  if (!slot) return null;
  send({ type: 'defined', slot });
  const rewarded = listen(gpt, slot, send);
  const isRequested = attempt(() => {
    slot.addService(gpt.pubads());
    gpt.display(slot);
    // Initial load is off, so display alone fetches nothing.
    gpt.pubads().refresh([slot]);
    return true;
  });
  if (isRequested === true) return rewarded;
  rewarded.release();
  return null;
}

function listen(gpt: typeof googletag, slot: googletag.Slot, send: (event: AdEvent) => void): RewardedSlot {
  const pubads = gpt.pubads();
  let makeVisible = (): boolean => false;
  const onReady = (event: googletag.events.RewardedSlotReadyEvent): void => {
    if (event.slot === slot) makeVisible = () => event.makeRewardedVisible();
    send({ type: 'ready', slot: event.slot });
  };
  const onGranted = (event: googletag.events.Event): void => send({ type: 'granted', slot: event.slot });
  const onClosed = (event: googletag.events.Event): void => send({ type: 'closed', slot: event.slot });
  const onRendered = (event: googletag.events.SlotRenderEndedEvent): void => {
    if (event.isEmpty) send({ type: 'empty', slot: event.slot });
  };
  pubads.addEventListener('rewardedSlotReady', onReady);
  pubads.addEventListener('rewardedSlotGranted', onGranted);
  pubads.addEventListener('rewardedSlotClosed', onClosed);
  pubads.addEventListener('slotRenderEnded', onRendered);
  return {
    start: () => attempt(makeVisible) === true,
    release: () => {
      pubads.removeEventListener('rewardedSlotReady', onReady);
      pubads.removeEventListener('rewardedSlotGranted', onGranted);
      pubads.removeEventListener('rewardedSlotClosed', onClosed);
      pubads.removeEventListener('slotRenderEnded', onRendered);
      gpt.destroySlots([slot]);
    },
  };
}

/** Runs an action. Returns null if it throws, which is only logged. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch (error) {
    logAd(`rewarded ad: ${String(error)}`);
    return null;
  }
}
