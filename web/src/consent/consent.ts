/** What third parties may do in this browser. */
export interface Consent {
  /** 'none': no ads may be loaded; 'limited': only non-personalized ads with restricted data processing. */
  readonly ads: 'personal' | 'limited' | 'none';
  readonly pixel: boolean;
}

let current: Consent | null = null;
let resolveKnown: (consent: Consent) => void = () => {};
const known = new Promise<Consent>((resolve) => {
  resolveKnown = resolve;
});

/** Resolves once consent is known: at once for visitors who have chosen before, never for those who do not choose. */
export function whenConsentKnown(): Promise<Consent> {
  return known;
}

/** Puts a consent into effect. A different one later reloads the page, since scripts that run cannot be stopped. */
export function settleConsent(consent: Consent): void {
  if (current === null) {
    current = consent;
    resolveKnown(consent);
  } else if (current.ads !== consent.ads || current.pixel !== consent.pixel) location.reload();
}
