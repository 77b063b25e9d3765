import type { Site } from '../app/site.ts';
import { readStored } from '../browserStorage.ts';
import { choiceKey, consentOf, readChoice } from './choice.ts';
import type { Partner } from './choice.ts';
import { settleConsent } from './consent.ts';

/** Lets third parties begin at once where this browser has spoken already. */
export function startConsent(site: Site): void {
  const partners: Partner[] = [];
  if (site.ads !== undefined) partners.push('ads');
  if (site.metaPixelId !== undefined) partners.push('pixel');
  const choice = readChoice(readStored(choiceKey).value, partners, site.today);
  const hasSignal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const consent = consentOf(choice?.answer ?? null, hasSignal);
  if (consent !== null) settleConsent(consent);
}
