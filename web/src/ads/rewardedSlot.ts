import { logAd } from './logAd.ts';
import type { AdEvent } from './rewardedAd.ts';

/** A rewarded ad that the network was asked for. */
export interface RewardedSlot {
  /** Puts the ad on the screen; false where the network refuses or throws. */
  readonly start: () => boolean;
  /** Removes the listeners and destroys the slot, which takes a playing ad away too. */
  readonly release: () => void;
}

/** Defines, listens, displays and fetches; null where the page or the network cannot have the slot. */
export function requestRewardedSlot(
  gpt: typeof googletag,
  unitPath: string,
  send: (event: AdEvent) => void,
): RewardedSlot | null {
  const slot = attempt(() => gpt.defineOutOfPageSlot(unitPath, gpt.enums.OutOfPageFormat.REWARDED));
  if (!slot) return null;
  send({ type: 'defined', slot });
  const rewarded = listen(gpt, slot, send);
  const isAskedFor = attempt(() => {
    slot.addService(gpt.pubads());
    gpt.display(slot);
    // Initial load is off, so that display alone fetches nothing.
    gpt.pubads().refresh([slot]);
    return true;
  });
  if (isAskedFor === true) return rewarded;
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

/** Null where it throws, which is only logged. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch (error) {
    logAd(`rewarded ad: ${String(error)}`);
    return null;
  }
}
