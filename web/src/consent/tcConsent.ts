import type { Consent } from './consent.ts';

type Flags = Readonly<Record<string, boolean | undefined>>;

/** The part of the IAB's TCData that we go by. */
export interface TcData {
  readonly eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  readonly gdprApplies?: boolean;
  readonly purpose?: { readonly consents?: Flags; readonly legitimateInterests?: Flags };
  readonly vendor?: { readonly consents?: Flags };
}

/** Google Advertising Products in the IAB's list of vendors. */
const googleVendor = 755;
const storage = 1;
/** Choosing ads, measuring them, knowing audiences, bettering services: by consent or legitimate interest. */
const basicAds = [2, 7, 9, 10];
/** Making and using profiles for ads: by consent alone. */
const profiles = [3, 4];

/** What a consent platform's word allows, by Google's own rules; null while its question is still on the screen. */
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
    // Meta is not among the IAB's vendors, so that nothing short of consent to all of it will do.
    pixel: hasConsent(storage) && hasProfiles && basicAds.every(hasConsent),
  };
}
