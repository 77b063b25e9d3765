import type { CallAddress, CallInput, CallName, CallReply } from '@monster/contract';
import { isBoolean, objectOf, parseJson } from '../lib/check.ts';
import type { Check } from '../lib/check.ts';

/** A call with its input filled in, ready to be sent. */
export interface ApiRequest<Reply> {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body?: string | FormData;
  /** Reads the reply from an answer; undefined when that is not what the contract promises. */
  readonly read: (answer: unknown) => Reply | undefined;
}

/** The server answered, but not with success or not with what the contract promises. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's message for people, if there is one. */
  readonly reason: string | undefined;
  /** The field that the reason is about, if any. */
  readonly field: string | undefined;
  /** The whole answer, where a call promises more about a failure; it has to be checked. */
  readonly answer: unknown;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.answer = parseJson(body);
    const { message, field } = (this.answer ?? {}) as { message?: unknown; field?: unknown };
    this.reason = typeof message === 'string' ? message : undefined;
    this.field = typeof field === 'string' ? field : undefined;
  }
}

/** No input, optional input or required input. */
type Arguments<Type> = unknown extends Type
  ? []
  : Type extends { readonly query: infer Query }
    ? object extends Query
      ? [input?: Type]
      : [input: Type]
    : [input: Type];

/** A check may require less than the contract promises, or one case of what it allows, but nothing else. */
type Compatible<Reply, Promised> = Promised extends Reply
  ? unknown
  : Reply extends Promised
    ? unknown
    : never;

interface InputParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function fillPath(url: string, { params = {}, query = {} }: InputParts): string {
  const path = url.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Returns a function that fills in a request. */
function requestTo<Input, Reply>(address: string, read: ApiRequest<Reply>['read']) {
  const [method = '', url = ''] = address.split(' ');
  return (...[input]: Arguments<Input>): ApiRequest<Reply> => {
    const parts = (input ?? {}) as InputParts;
    const request = { method, path: fillPath(url, parts), read };
    return parts.body === undefined ? request : { ...request, body: JSON.stringify(parts.body) };
  };
}

/**
 * Defines a call by its key in the contract. Method, path, input and reply must match the contract, or the type check
 * fails. Returns a function that fills in a request, which `send` or `useQuery` then makes.
 */
export function defineCall<Name extends CallName, Reply = CallReply<Name>>(
  address: CallAddress<Name>,
  check: Check<Reply> & Compatible<Reply, CallReply<Name>>,
): (...input: Arguments<CallInput<Name>>) => ApiRequest<Reply> {
  return requestTo(address, (answer) => (check(answer) ? answer : undefined));
}

/** Defines a call whose answer may lack something, which `complete` fills in. */
export function defineLenientCall<Name extends CallName, Given>(
  address: CallAddress<Name>,
  check: Check<Given> & Compatible<Given, CallReply<Name>>,
  complete: (given: Given) => CallReply<Name>,
): (...input: Arguments<CallInput<Name>>) => ApiRequest<CallReply<Name>> {
  return requestTo(address, (answer) => (check(answer) ? complete(answer) : undefined));
}

/** Browsers refuse to keep more alive than this, in bytes. */
const mostKeptAlive = 60_000;

/** Sends a request and returns the raw response. With `keepalive` the request survives leaving the page. */
export function fetchAnswer(
  { method, path, body }: ApiRequest<unknown>,
  keepalive = false,
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    keepalive: keepalive && (typeof body !== 'string' || body.length < mostKeptAlive),
    ...(body !== undefined && { body }),
    ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
  });
}

/** Sends a request and returns its reply; throws `status: body` on anything but what the contract promises. */
export async function send<Reply>(request: ApiRequest<Reply>, keepalive = false): Promise<Reply> {
  const response = await fetchAnswer(request, keepalive);
  const body = await response.text();
  const reply = response.ok ? request.read(parseJson(body)) : undefined;
  if (reply === undefined) throw new ApiError(response.status, body);
  return reply;
}

/** Checks the reply of calls that only report whether they succeeded. */
export const isSuccess = objectOf<{ success: boolean }>({ success: isBoolean });
