import type { Consent } from './consent.ts';

/** Under which the answer to our own question is kept. */
export const choiceKey = 'monster-consent';

/** Whose doings a visitor is asked about. */
export type Partner = 'ads' | 'pixel';

/** An answer to our own question. */
export interface Choice {
  readonly answer: 'accepted' | 'rejected';
  /** Who was named in the question; an acceptance covers nobody else. */
  readonly partners: readonly Partner[];
  /** The UTC date of the answer. */
  readonly date: string;
}

/** An answer is asked for anew after half a year. */
const validDays = 182;

function ageInDays(date: string, today: string): number {
  return (Date.parse(today) - Date.parse(date)) / 86_400_000;
}

/** The stored answer, where it is one, covers these partners and is not too old. */
export function readChoice(stored: unknown, partners: readonly Partner[], today: string): Choice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { answer, partners: named, date } = stored as Record<string, unknown>;
  if ((answer !== 'accepted' && answer !== 'rejected') || typeof date !== 'string') return null;
  if (!(ageInDays(date, today) <= validDays)) return null;
  const covered = Array.isArray(named) ? partners.filter((partner) => named.includes(partner)) : [];
  if (answer === 'accepted' && covered.length < partners.length) return null;
  return { answer, partners: covered, date };
}

/** What an answer allows; null where the question is still open. The browser's own signal needs no question. */
export function consentOf(answer: Choice['answer'] | null, hasPrivacySignal: boolean): Consent | null {
  if (answer === 'rejected') return { ads: 'none', pixel: false };
  if (hasPrivacySignal) return { ads: 'limited', pixel: false };
  return answer === 'accepted' ? { ads: 'personal', pixel: true } : null;
}
