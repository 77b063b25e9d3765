import type { Consent } from './consent.ts';
import { loadScript } from './loadScript.ts';

type Flags = Readonly<Record<string, boolean | undefined>>;

/** The part of the IAB's TCData that we use. */
export interface TcData {
  readonly eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  readonly gdprApplies?: boolean;
  readonly purpose?: { readonly consents?: Flags; readonly legitimateInterests?: Flags };
  readonly vendor?: { readonly consents?: Flags };
}

type TcCallback = (data: TcData, isSuccess: boolean) => void;
type TcApi = (command?: string, version?: 2, callback?: TcCallback) => unknown;

declare global {
  var __tcfapi: TcApi | undefined;
  /** Belongs to Google's own consent platform. */
  var googlefc: { readonly showRevocationMessage?: () => void } | undefined;
}

/** Loads the operator's consent platform and passes on all the data it reports. Rejects if it cannot be loaded. */
export async function followCmp(url: string, onData: (data: TcData) => void): Promise<void> {
  const listen = (): void => {
    globalThis.__tcfapi?.('addEventListener', 2, (data, isSuccess) => {
      if (isSuccess) onData(data);
    });
  };
  // Queues calls until the platform has loaded and collects them with a call without arguments.
  const queue: unknown[] = [];
  let isCollected = false;
  const stub: TcApi = (...call) => {
    if (call.length > 0) return queue.push(call);
    isCollected = true;
    return queue;
  };
  globalThis.__tcfapi = stub;
  listen();
  await loadScript(url);
  // A platform with its own queue has not seen ours.
  if (!isCollected && globalThis.__tcfapi !== stub) listen();
}

/** Makes the platform ask its question again. The IAB defines no call for that; these two are in use. */
export function reopenCmp(): void {
  if (globalThis.googlefc?.showRevocationMessage !== undefined) globalThis.googlefc.showRevocationMessage();
  else globalThis.__tcfapi?.('displayConsentUi', 2, () => {});
}

/** Google Advertising Products in the IAB's vendor list. */
const googleVendor = 755;
const storage = 1;
/** Choosing and measuring ads, understanding audiences, improving services: by consent or legitimate interest. */
const basicAds = [2, 7, 9, 10];
/** Creating and using profiles for ads: by consent only. */
const profiles = [3, 4];

/** Returns what a platform's data allows by Google's own rules, or null while its question is still on the screen. */
export function tcConsent({ eventStatus, gdprApplies, purpose, vendor }: TcData): Consent | null {
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return null;
  if (gdprApplies === false) return { ads: 'personal', pixel: true };
  const hasConsent = (id: number): boolean => purpose?.consents?.[id] === true;
  const isAllowed = (id: number): boolean => hasConsent(id) || purpose?.legitimateInterests?.[id] === true;
  const isGoogleAllowed = hasConsent(storage) && vendor?.consents?.[googleVendor] === true;
  const hasProfiles = profiles.every(hasConsent);
  const ads = hasProfiles ? 'personal' : 'limited';
  return {
    ads: isGoogleAllowed && basicAds.every(isAllowed) ? ads : 'none',
    // Meta is not one of the IAB's vendors, so nothing short of consent to everything will do.
    pixel: hasConsent(storage) && hasProfiles && basicAds.every(hasConsent),
  };
}
