import { hasPrivacySignal } from '../consent/privacySignal.ts';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';
import type { Site } from '../site/site.ts';

const key = 'monster-play-reports';

/** True unless the player has turned reports off in this browser. */
export function hasPlayerAgreed(): boolean {
  return readStored(key).value !== 'off';
}

/** Remembers whether the player wants games to be counted. */
export function rememberChoice(isAgreed: boolean): void {
  if (isAgreed) removeStored(key);
  else writeStored(key, 'off');
}

/** True when the browser asks for its user not to be tracked, in either of two ways. */
export function asksNotToBeTracked(): boolean {
  return hasPrivacySignal() || navigator.doNotTrack === '1';
}

/** True when neither the player nor the browser objects, which may change at any time. */
export function mayReport(): boolean {
  return !asksNotToBeTracked() && hasPlayerAgreed();
}

/** Resolves once the visitor has agreed to something, where visitors are asked; never for those who do not. */
export async function whenAgreed({ hasThirdParties }: Pick<Site, 'hasThirdParties'>): Promise<void> {
  if (!hasThirdParties) return;
  const { whenConsentKnown } = await import('../consent/consent.ts');
  const { ads, pixel } = await whenConsentKnown();
  if (ads === 'none' && !pixel) await new Promise(() => {});
}
