import type { CallAddress, CallName, CallReply } from '@monster/contract';
import { vi } from 'vitest';

type Addresses = { readonly [Name in CallName]: CallAddress<Name> };
type Address = Addresses[CallName];
type NameOf<Of extends Address> = { [Name in CallName]: Addresses[Name] extends Of ? Name : never }[CallName];

/** A request as the server receives it. */
export interface ReceivedCall {
  /** The part of the path that is `:id` or `:uid` in the address, or ''. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The parsed JSON body. */
  readonly body: unknown;
  /** The files of a multipart body. */
  readonly files: readonly File[];
  /** The texts of a multipart body. */
  readonly texts: readonly string[];
}

/** An answer other than success. */
class Refusal {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** Returns a refusal with the body that any failed call may have: a message and, if one is at fault, the field. */
export function refuse(status: number, body: { readonly message: string; readonly field?: string }): Refusal {
  return new Refusal(status, body);
}

type Answer<Reply> = (call: ReceivedCall) => Reply | Refusal | Promise<Reply | Refusal>;

/** Creates a gate for answers that wait until the test opens it. */
export function createGate(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replace(/:\w+/u, '(?<id>[^/]+)').replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
}

function receive(id: string, query: URLSearchParams, body: RequestInit['body']): ReceivedCall {
  const parts = body instanceof FormData ? [...body.values()] : [];
  return {
    id,
    query,
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    files: parts.filter((part) => part instanceof File),
    texts: parts.filter((part) => typeof part === 'string'),
  };
}

/** Replaces the network for one test: the test sets the answers, and the types hold them to the contract. */
export function standInServer() {
  const answers: { readonly pattern: RegExp; readonly answer: Answer<unknown> }[] = [];
  vi.stubGlobal('fetch', async (target: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(target, location.href);
    const address = `${method} ${pathname}`;
    const found = answers.find(({ pattern }) => pattern.test(address));
    if (found === undefined) throw new TypeError(`The test has no answer to ${address}.`);
    const id = found.pattern.exec(address)?.groups?.['id'] ?? '';
    const reply = await found.answer(receive(id, searchParams, body));
    return reply instanceof Refusal
      ? Response.json(reply.body, { status: reply.status })
      : Response.json(reply);
  });
  return {
    /** Sets the answer to a call; it replaces any earlier one. */
    answer: <Of extends Address>(address: Of, answer: Answer<CallReply<NameOf<Of>>>): void => {
      answers.unshift({ pattern: patternOf(address), answer });
    },
  };
}
