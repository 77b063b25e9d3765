import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteContract } from '@monster/contract';
import type { z } from 'zod';
import { bodyLimit } from './limits.ts';
import type { RequestLog } from './requestLog.ts';

/** Answers a call, or returns undefined if its route has to. */
type Answer<Body> = (body: Body) => Promise<object | undefined>;

interface EarlyCall {
  readonly route: RouteContract & { readonly body: z.ZodType };
  /** Finds what its one parameter is. */
  readonly pattern: RegExp;
  readonly prepare: (param: string, request: IncomingMessage) => Answer<unknown> | undefined;
}

/**
 * Calls that come so often that what a route costs would be most of what they cost: they are answered before a route is
 * looked for. Only ordinary calls that succeed are; with all others nothing is done here, and the route answers.
 */
export class EarlyCalls {
  readonly #calls: EarlyCall[] = [];
  readonly #head: readonly string[];
  readonly #log: RequestLog;

  /** The headers are those of every answer. */
  constructor(headers: Readonly<Record<string, string>>, log: RequestLog) {
    const own = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
    this.#head = Object.entries({ ...headers, ...own }).flat();
    this.#log = log;
  }

  /** Has a call with one parameter answered early; `prepare` sees only the head of a request. */
  add<R extends EarlyCall['route']>(
    route: R,
    prepare: (param: string, request: IncomingMessage) => Answer<z.output<R['body']>> | undefined,
  ): void {
    const pattern = new RegExp(`^${route.url.replace(/:\w+/u, String.raw`([\w-]+)`)}$`, 'u');
    this.#calls.push({ route, pattern, prepare: prepare as EarlyCall['prepare'] });
  }

  /** Answers a request that none of the hooks of the whole site would refuse, or has it answered by its route. */
  take(request: IncomingMessage, response: ServerResponse, passOn: () => void): void {
    const length = Number(request.headers['content-length']);
    const isPlain =
      request.headers['content-type'] === 'application/json' && length > 0 && length <= bodyLimit;
    const found = isPlain ? this.#find(request) : undefined;
    if (found === undefined) return passOn();
    const start = performance.now();
    request.once('data', (chunk: Buffer) => {
      request.pause();
      const work = chunk.length === length ? found.answer(chunk) : Promise.resolve(undefined);
      void work.then((body) => {
        if (body !== undefined) return this.#send(request, response, { route: found.route, start, body });
        request.unshift(chunk);
        return passOn();
      });
    });
  }

  #find(request: IncomingMessage) {
    for (const { route, pattern, prepare } of this.#calls) {
      const [, param] = pattern.exec(request.url ?? '') ?? [];
      const answer = param === undefined ? undefined : prepare(param, request);
      if (answer !== undefined)
        return { route: route.url, answer: (chunk: Buffer) => answerBody(route, chunk, answer) };
    }
    return undefined;
  }

  #send(
    { method = '' }: IncomingMessage,
    response: ServerResponse,
    { route, start, body }: { readonly route: string; readonly start: number; readonly body: object },
  ): void {
    const text = JSON.stringify(body);
    const id = randomUUID();
    const length = String(Buffer.byteLength(text));
    response.writeHead(200, this.#head.concat('content-length', length, 'x-request-id', id));
    response.end(text);
    this.#log.noteEnd(method, response, { route, start, id });
  }
}

/** Whatever is wrong is for the route to say. */
async function answerBody(
  { body }: EarlyCall['route'],
  chunk: Buffer,
  answer: Answer<unknown>,
): Promise<object | undefined> {
  try {
    const { data } = body.safeParse(JSON.parse(chunk.toString()));
    return data === undefined ? undefined : await answer(data);
  } catch {
    return undefined;
  }
}
