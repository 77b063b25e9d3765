import type { Consent } from './consent.ts';

/** Whom the question is about. */
export type Partner = 'ads' | 'pixel';

export type Answer = 'accepted' | 'rejected';

/** An answer to our own question, as it is kept. */
export interface Choice {
  readonly answer: Answer;
  /** Who was named in the question; an acceptance covers nobody else. */
  readonly partners: readonly Partner[];
  /** The UTC date of the answer. */
  readonly date: string;
}

/** Then it is asked for anew. */
const validDays = 182;

function ageInDays(date: string, today: string): number {
  return (Date.parse(today) - Date.parse(date)) / 86_400_000;
}

/** The stored answer, if it is sound, covers all these partners and is not too old. */
export function readAnswer(stored: unknown, partners: readonly Partner[], today: string): Answer | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { answer, partners: named, date } = stored as Record<string, unknown>;
  if (typeof date !== 'string' || !(ageInDays(date, today) <= validDays)) return null;
  if (answer === 'rejected') return answer;
  const coversAll = Array.isArray(named) && partners.every((partner) => named.includes(partner));
  return answer === 'accepted' && coversAll ? answer : null;
}

/** What an answer allows; null while the question is open. The browser's privacy signal answers it, and outdoes a yes. */
export function consentOf(answer: Answer | null, hasSignal: boolean): Consent | null {
  if (answer === 'rejected') return { ads: 'none', pixel: false };
  if (answer === null && !hasSignal) return null;
  return withinSignal({ ads: 'personal', pixel: true }, hasSignal);
}

/** What is left of a consent where the browser asks not to sell or share. */
export function withinSignal(consent: Consent, hasSignal: boolean): Consent {
  if (!hasSignal) return consent;
  return { ads: consent.ads === 'none' ? 'none' : 'limited', pixel: false };
}
