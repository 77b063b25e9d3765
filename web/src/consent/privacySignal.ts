/** True when the browser asks for its user that data be neither sold nor shared (Global Privacy Control). */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
