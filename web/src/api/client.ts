import type { CallAddress, CallInput, CallName, CallReply } from '@monster/contract';
import { isFlag, objectOf, parseJson } from '../lib/check.ts';
import type { Check } from '../lib/check.ts';

/** A call with its input filled in, ready to be sent, and the check that its answer must pass. */
export interface ApiRequest<Reply> {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body?: string | FormData;
  readonly check: Check<Reply>;
}

/** A call that was answered, but not with success, or not with what the contract promises. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's words for a person, if it gave any. */
  readonly reason: string | undefined;
  /** The field that the reason is about, if it is about one. */
  readonly field: string | undefined;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    const { message, field } = (parseJson(body) ?? {}) as { message?: unknown; field?: unknown };
    this.reason = typeof message === 'string' ? message : undefined;
    this.field = typeof field === 'string' ? field : undefined;
  }
}

/** Nothing to fill in, something that may be left out, or something required. */
type Arguments<Type> = unknown extends Type
  ? []
  : Type extends { readonly query: infer Query }
    ? object extends Query
      ? [input?: Type]
      : [input: Type]
    : [input: Type];

/** A check may ask for less than the contract promises, or for one case of what it allows; for nothing else. */
type Agreeing<Reply, Promised> = Promised extends Reply ? unknown : Reply extends Promised ? unknown : never;

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function fillPath(url: string, { params = {}, query = {} }: Parts): string {
  const path = url.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/**
 * Defines a call by its key in the contract. Method and path, input and reply must be the contract's, or the type check
 * fails. The result fills in a request; `send` or `useQuery` makes it.
 */
export function defineCall<Name extends CallName, Reply = CallReply<Name>>(
  address: CallAddress<Name>,
  check: Check<Reply> & Agreeing<Reply, CallReply<Name>>,
): (...input: Arguments<CallInput<Name>>) => ApiRequest<Reply> {
  const [method = '', url = ''] = address.split(' ');
  return (...[input]) => {
    const parts = (input ?? {}) as Parts;
    const request = { method, path: fillPath(url, parts), check };
    return parts.body === undefined ? request : { ...request, body: JSON.stringify(parts.body) };
  };
}

/** Sends a request as it is and leaves the answer unread. A request kept alive arrives even when the page is left at once. */
export function fetchAnswer(
  { method, path, body }: ApiRequest<unknown>,
  keepalive = false,
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    keepalive,
    ...(body !== undefined && { body }),
    ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
  });
}

/** Makes a call and returns its answer; throws `status: body` on anything but what the contract promises. */
export async function send<Reply>(request: ApiRequest<Reply>, keepalive = false): Promise<Reply> {
  const response = await fetchAnswer(request, keepalive);
  const body = await response.text();
  const reply = parseJson(body);
  if (!response.ok || !request.check(reply)) throw new ApiError(response.status, body);
  return reply;
}

/** The answer of calls that only say whether they succeeded. */
export const isSuccess = objectOf<{ success: boolean }>({ success: isFlag });
