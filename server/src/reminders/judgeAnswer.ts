import type { PushAnswer } from './pushSender.ts';

/** What follows from an answer: done, never again, not today, or again after a while. */
export type Verdict =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'later'; readonly waitMs: number | undefined };

/** How long a `Retry-After` asks to wait, in seconds or until a date; undefined if it does not say. */
function waitMsOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const waitMs = /^\d{1,9}$/u.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** Judges what a push service has answered (RFC 8030). */
export function judgeAnswer(answer: PushAnswer, now: number): Verdict {
  const { status } = answer;
  if (status === null)
    return answer.reason === 'notAllowed' ? { kind: 'refused' } : { kind: 'later', waitMs: undefined };
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', waitMs: waitMsOf(answer.retryAfter, now) };
  // A redirect, too: it would lead to a host that nobody has checked.
  return { kind: 'refused' };
}
