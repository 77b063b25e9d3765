import { z } from 'zod';

/** SendGrid could not be reached, or did not answer in time or in the documented form. */
export class NoAnswer extends Error {}

const errorBody = z.object({
  errors: z.array(z.object({ field: z.string().nullish(), message: z.string() })),
});

/** The headers that say when to try again. */
export interface LimitHeaders {
  readonly 'retry-after'?: string | undefined;
  readonly 'x-ratelimit-reset'?: string | undefined;
}

/** SendGrid answered with an error; the message contains its reasons, which may name a contact. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly headers: LimitHeaders;

  constructor(status: number, { headers, body }: { headers: LimitHeaders; body?: unknown }) {
    const read = errorBody.safeParse(body);
    const reasons = read.success
      ? read.data.errors.map(({ field, message }) => `${field ?? ''} ${message}`.trim())
      : [];
    super([`status ${status}`, ...reasons].join('; '));
    this.status = status;
    this.headers = headers;
  }
}

/** SendGrid rejected the contacts of a request; the same request would fail again. */
export class Refused extends Error {}

/** The account has no custom field with that name; only the operator can create it. */
export class MissingField extends Error {
  constructor(name: string) {
    super(`there is no custom field named ${name}; create it as a text field in SendGrid`);
  }
}

/** What to do about a failed request. */
export type Verdict =
  /** The contacts are invalid. */
  | { readonly kind: 'refused' }
  /** No request will succeed until then. */
  | { readonly kind: 'pause'; readonly until: number; readonly isForOperator: boolean }
  /** It may work next time. */
  | { readonly kind: 'retry' };

const operatorPauseMs = 60_000;
const longestPauseMs = 60 * 60_000;

/** When a 429 allows the next request: `Retry-After` in seconds or as a date, or SendGrid's own header in epoch seconds. */
function rateLimitEnd(headers: LimitHeaders, now: number): number {
  const retryAfter = headers['retry-after'] ?? '';
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  const seconds = /^\d+$/u.test(retryAfter) ? Number(retryAfter) : Number.NaN;
  const candidates = [now + seconds * 1000, Date.parse(retryAfter), reset * 1000];
  const end = candidates.find((time) => Number.isFinite(time)) ?? now + operatorPauseMs;
  return Math.min(Math.max(end, now + 1000), now + longestPauseMs);
}

/** Decides what to do about a failure. What only the operator can fix (key, address, field) pauses and loses nothing. */
export function judge(error: unknown, now: number): Verdict {
  if (error instanceof Refused) return { kind: 'refused' };
  if (error instanceof HttpFailure && error.status === 429)
    return { kind: 'pause', until: rateLimitEnd(error.headers, now), isForOperator: false };
  if (error instanceof MissingField || (error instanceof HttpFailure && error.status < 500))
    return { kind: 'pause', until: now + operatorPauseMs, isForOperator: true };
  return { kind: 'retry' };
}
