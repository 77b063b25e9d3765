import type { Consent } from './consent.ts';

/** The third parties that the question is about. */
export type Partner = 'ads' | 'pixel';

export type Answer = 'accepted' | 'rejected';

/** An answer to our own question, as it is stored. */
export interface Choice {
  readonly answer: Answer;
  /** The partners named in the question; accepting covers nobody else. */
  readonly partners: readonly Partner[];
  /** The UTC date of the answer. */
  readonly date: string;
}

/** After this many days we ask again. */
const validDays = 182;

function ageInDays(date: string, today: string): number {
  return (Date.parse(today) - Date.parse(date)) / 86_400_000;
}

/** Returns the stored answer if it is valid, covers all these partners and is not too old. */
export function readAnswer(stored: unknown, partners: readonly Partner[], today: string): Answer | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { answer, partners: named, date } = stored as Record<string, unknown>;
  if (typeof date !== 'string' || !(ageInDays(date, today) <= validDays)) return null;
  if (answer === 'rejected') return answer;
  const coversAll = Array.isArray(named) && partners.every((partner) => named.includes(partner));
  return answer === 'accepted' && coversAll ? answer : null;
}

/** Returns what an answer allows, null while there is none. The browser's privacy signal is an answer and overrides a yes. */
export function consentOf(answer: Answer | null, hasSignal: boolean): Consent | null {
  if (answer === 'rejected') return { ads: 'none', pixel: false };
  if (answer === null && !hasSignal) return null;
  return applyPrivacySignal({ ads: 'personal', pixel: true }, hasSignal);
}

/** Reduces a consent to what the browser's privacy signal permits. */
export function applyPrivacySignal(consent: Consent, hasSignal: boolean): Consent {
  if (!hasSignal) return consent;
  return { ads: consent.ads === 'none' ? 'none' : 'limited', pixel: false };
}
