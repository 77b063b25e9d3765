import type { AdSettings } from '@monster/contract';
import { anonymizeUrl } from '../consent/anonymousUrl.ts';
import { whenConsentKnown } from '../consent/consent.ts';
import type { Consent } from '../consent/consent.ts';
import { loadScript } from '../consent/loadScript.ts';
import { logAd } from './logAd.ts';

/** The part of Prebid.js that we use. The operator's bundle includes the bidders. */
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

/** Everything needed to show ads. */
export interface AdTools {
  readonly gpt: typeof googletag;
  readonly consentKnownAt: number;
  /** Resolves when the header-bidding library is ready and has bids for the unit; never if there is no library. */
  readonly bidsFor: (unitPath: string) => Promise<void>;
}

let tools: Promise<AdTools | null> | undefined;

/** Loads the ad tools once per visit, when consent is known. Resolves to null if forbidden or unavailable. */
export async function loadAdTools(ads: AdSettings): Promise<AdTools | null> {
  tools ??= load(ads);
  const loaded = await tools;
  // Repeated for every page, since links between pages load no new document.
  if (loaded !== null) setPageUrl(loaded.gpt);
  return loaded;
}

async function load(ads: AdSettings): Promise<AdTools | null> {
  const consent = await whenConsentKnown();
  if (consent.ads === 'none') return null;
  const consentKnownAt = performance.now();
  // There are many bidders, and none of them respects our restrictions by itself.
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
  // The stub that a blocker puts in the tag's place has no settings; it fetches nothing either.
  if ('setConfig' in gpt)
    gpt.setConfig({
      disableInitialLoad: true,
      singleRequest: true,
      collapseDiv: 'DISABLED',
      // In a frame of our own, an ad would be subject to our content security policy.
      safeFrame: { forceSafeFrame: true },
    });
  if (consent.ads === 'limited')
    gpt.pubads().setPrivacySettings({ restrictDataProcessing: true, nonPersonalizedAds: true });
  gpt.enableServices();
}

/** Tells the ad tools the URL of this page without the player's uid, which is nobody else's business. */
function setPageUrl(gpt: typeof googletag): void {
  const pageUrl = anonymizeUrl(location.href);
  if ('setConfig' in gpt) gpt.setConfig({ adsenseAttributes: { page_url: pageUrl } });
  globalThis.pbjs?.que.push(() => globalThis.pbjs?.setConfig?.({ pageUrl }));
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
