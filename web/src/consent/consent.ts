/** What third parties may do in this browser. */
export interface Consent {
  /** 'none': no ad may be loaded; 'limited': only with restricted data processing and not personalised. */
  readonly ads: 'personal' | 'limited' | 'none';
  readonly pixel: boolean;
}

let inForce: Consent | null = null;
let resolveKnown: (consent: Consent) => void = () => {};
const known = new Promise<Consent>((resolve) => {
  resolveKnown = resolve;
});

/** Resolves once it is known what may be loaded: at once for who has chosen before, never for who does not choose. */
export function whenConsentKnown(): Promise<Consent> {
  return known;
}

/** Lets third parties begin within these bounds. Other bounds later load the page anew: what runs cannot be called back. */
export function settleConsent(consent: Consent): void {
  if (inForce === null) {
    inForce = consent;
    resolveKnown(consent);
  } else if (inForce.ads !== consent.ads || inForce.pixel !== consent.pixel) location.reload();
}
