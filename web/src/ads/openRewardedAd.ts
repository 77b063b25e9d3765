import type { AdTools } from './adTools.ts';
import { openAd, stepAd, wakeAt } from './rewardedAd.ts';
import type { AdEffect, AdEvent, AdStep, RewardedAd } from './rewardedAd.ts';
import { requestRewardedSlot } from './rewardedSlot.ts';
import type { RewardedSlot } from './rewardedSlot.ts';

/** Callbacks for what happens to the ad. At most one of the first three is called, and only once. */
export interface RewardedAdHandlers {
  readonly onGranted: () => void;
  readonly onFailed: (why: 'noAd' | 'closedEarly') => void;
  /** The player has canceled. */
  readonly onClosed: () => void;
  /** Called last, when the listeners and the slot are gone. */
  readonly onEnd: () => void;
  readonly onChange: (ad: RewardedAd) => void;
}

/** An open ad: takes what the player presses, and can be disposed of when the player leaves the page. */
export interface OpenRewardedAd {
  readonly press: (button: 'watch' | 'skip' | 'cancel') => void;
  readonly dispose: () => void;
}

/** Requests a rewarded ad and carries out what `rewardedAd.ts` decides. */
export function openRewardedAd(
  tools: Promise<AdTools | null>,
  unitPath: string | undefined,
  { onGranted, onFailed, onClosed, onEnd, onChange }: RewardedAdHandlers,
): OpenRewardedAd {
  let ad: RewardedAd | null = null;
  let slot: RewardedSlot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const carryOut = ({ ad: next, effects }: AdStep): void => {
    ad = next;
    clearTimeout(timer);
    const at = wakeAt(next);
    if (at !== null) timer = setTimeout(() => send({ type: 'timePassed' }), at - performance.now());
    onChange(next);
    for (const effect of effects) actions[effect]();
  };
  const send = (event: AdEvent): void => {
    if (ad !== null) carryOut(stepAd(ad, event, performance.now()));
  };
  const dispose = (): void => {
    ad = null;
    clearTimeout(timer);
    slot?.release();
    slot = null;
  };
  const request = async (): Promise<void> => {
    const loaded = await tools;
    if (ad === null) return;
    slot = loaded === null || unitPath === undefined ? null : requestRewardedSlot(loaded.gpt, unitPath, send);
    if (slot === null) send({ type: 'failed' });
  };
  const actions: Record<AdEffect, () => void> = {
    request: () => void request(),
    start: () => {
      if (slot?.start() !== true) send({ type: 'failed' });
    },
    callGranted: onGranted,
    callFailed: () => onFailed('noAd'),
    callFailedEarly: () => onFailed('closedEarly'),
    callClosed: onClosed,
    end: () => {
      dispose();
      onEnd();
    },
  };
  carryOut(openAd(performance.now()));
  return { press: (button) => send({ type: `${button}Pressed` }), dispose };
}
