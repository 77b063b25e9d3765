import type { AdTools } from './adTools.ts';
import { bannerWakesAt, planBanner, stepBanner } from './bannerPlan.ts';
import type { BannerEvent } from './bannerPlan.ts';
import { logAd } from './logAd.ts';

/** A banner in a div that nothing else uses. */
export interface Banner {
  readonly unitPath: string;
  readonly size: readonly [width: number, height: number];
  readonly divId: string;
  readonly retries: boolean;
}

/** Defines the slot and carries out its plan. Returns a function that destroys it and must run before the div is removed. */
export function showBanner({ gpt, consentKnownAt, bidsFor }: AdTools, banner: Banner): () => void {
  const { unitPath, size, divId, retries } = banner;
  const slot = gpt.defineSlot(unitPath, [...size], divId);
  if (!slot) {
    logAd(`${divId}: no slot`);
    return () => {};
  }
  const pubads = gpt.pubads();
  slot.addService(pubads);
  gpt.display(divId);

  let plan = planBanner(consentKnownAt, retries);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDestroyed = false;
  const send = (event: BannerEvent): void => {
    if (isDestroyed) return;
    const step = stepBanner(plan, event, performance.now());
    plan = step.plan;
    clearTimeout(timer);
    const wakesAt = bannerWakesAt(plan);
    if (wakesAt !== null) timer = setTimeout(() => send({ type: 'timePassed' }), wakesAt - performance.now());
    if (step.effect === 'fetch') pubads.refresh([slot]);
    if (step.effect === 'noteNoFill') logAd(`${divId}: no fill after 3 s`);
  };
  const onRendered = ({ slot: rendered, isEmpty }: googletag.events.SlotRenderEndedEvent): void => {
    if (rendered !== slot) return;
    logAd(`${divId}: ${isEmpty ? 'no fill' : 'rendered'}`);
    send({ type: 'rendered', isEmpty });
  };
  pubads.addEventListener('slotRenderEnded', onRendered);
  send({ type: 'timePassed' });
  void bidsFor(unitPath).then(() => send({ type: 'bidsReady' }));
  return () => {
    isDestroyed = true;
    clearTimeout(timer);
    pubads.removeEventListener('slotRenderEnded', onRendered);
    gpt.destroySlots([slot]);
  };
}
