/** What third parties may do in this browser. */
export interface Consent {
  /** 'none': no ad may be loaded; 'limited': only with restricted data processing and not personalised. */
  readonly ads: 'personal' | 'limited' | 'none';
  readonly pixel: boolean;
}

let settle: (consent: Consent) => void = () => {};
const known = new Promise<Consent>((resolve) => {
  settle = resolve;
});

/** Resolves once it is known what may be loaded: at once for who has chosen before, never for who does not choose. */
export function whenConsentKnown(): Promise<Consent> {
  return known;
}

/** Lets third parties begin, within these bounds. What was settled first holds until the page loads anew. */
export function settleConsent(consent: Consent): void {
  settle(consent);
}
