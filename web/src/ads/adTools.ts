import type { AdSettings } from '@monster/contract';
import { loadScript } from '../consent/loadScript.ts';
import { whenConsentKnown } from '../consent/consent.ts';
import type { Consent } from '../consent/consent.ts';
import { logAd } from './logAd.ts';
import { namePage } from './namePage.ts';

/** As much of Prebid.js as we call. The operator's bundle brings the bidders along. */
interface Prebid {
  readonly que: { readonly push: (command: () => void) => unknown };
  readonly requestBids?: (request: {
    readonly adUnitCodes: readonly string[];
    readonly bidsBackHandler: () => void;
  }) => void;
  readonly setConfig?: (config: { readonly pageUrl: string }) => void;
  readonly setTargetingForGPTAsync?: (adUnitCodes: readonly string[]) => void;
}

declare global {
  var pbjs: Prebid | undefined;
}

/** Everything that ads are shown with. */
export interface AdTools {
  readonly gpt: typeof googletag;
  readonly consentKnownAt: number;
  /** Resolves when the header-bidding library is ready and has its bids for the unit: never where there is none. */
  readonly bidsFor: (unitPath: string) => Promise<void>;
}

let tools: Promise<AdTools | null> | undefined;

/** Loads the ad tools once a visit, when consent is known; null where they may not or cannot be had. */
export async function loadAdTools(ads: AdSettings): Promise<AdTools | null> {
  tools ??= load(ads);
  const loaded = await tools;
  // For every page anew, since links between pages load no new document.
  if (loaded !== null) namePage(loaded.gpt);
  return loaded;
}

async function load(ads: AdSettings): Promise<AdTools | null> {
  const consent = await whenConsentKnown();
  if (consent.ads === 'none') return null;
  const consentKnownAt = performance.now();
  // Bidders are many, and none of them heeds our restrictions by itself.
  if (consent.ads === 'personal' && ads.prebidScriptUrl !== undefined) loadPrebid(ads.prebidScriptUrl);
  try {
    const gpt = await loadGpt(ads.gptScriptUrl, consent);
    return { gpt, consentKnownAt, bidsFor };
  } catch (error) {
    logAd(`no ad tools: ${String(error)}`);
    return null;
  }
}

async function loadGpt(url: string, consent: Consent): Promise<typeof googletag> {
  const queue: { cmd: (() => void)[] } = { cmd: [] };
  const gpt = ((globalThis as { googletag?: typeof googletag }).googletag ??=
    queue as unknown as typeof googletag);
  const isReady = new Promise<void>((resolve) => {
    gpt.cmd.push(() => {
      configure(gpt, consent);
      resolve();
    });
  });
  await loadScript(url);
  await isReady;
  return gpt;
}

function configure(gpt: typeof googletag, consent: Consent): void {
  // What a blocker puts in the place of the tag knows no settings; it fetches nothing either.
  if ('setConfig' in gpt)
    gpt.setConfig({
      disableInitialLoad: true,
      singleRequest: true,
      collapseDiv: 'DISABLED',
      // In a frame of our own an ad would be held to our content security policy.
      safeFrame: { forceSafeFrame: true },
    });
  if (consent.ads === 'limited')
    gpt.pubads().setPrivacySettings({ restrictDataProcessing: true, nonPersonalizedAds: true });
  gpt.enableServices();
}

function loadPrebid(url: string): void {
  const que: (() => void)[] = [];
  globalThis.pbjs ??= { que };
  loadScript(url).catch((error: unknown) => logAd(`no header bidding: ${String(error)}`));
}

function bidsFor(unitPath: string): Promise<void> {
  return new Promise((resolve) => {
    globalThis.pbjs?.que.push(() => {
      const { pbjs } = globalThis;
      if (pbjs?.requestBids === undefined) return resolve();
      const bidsBackHandler = (): void => {
        pbjs.setTargetingForGPTAsync?.([unitPath]);
        resolve();
      };
      return pbjs.requestBids({ adUnitCodes: [unitPath], bidsBackHandler });
    });
  });
}
