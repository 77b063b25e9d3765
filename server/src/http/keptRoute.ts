import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { AnswerKeeper, MadeAnswer } from './answerKeeper.ts';
import type { EarlyCalls } from './earlyCalls.ts';
import { sendAnswer, writeAnswer } from './finishedAnswer.ts';
import type { Place } from './knownAddresses.ts';
import type { RequestLog } from './requestLog.ts';

interface Keeping {
  /** Where the answer to a request is kept; undefined if it is not. Runs before the request is validated. */
  readonly placeOf: (request: FastifyRequest) => Place | undefined;
  /** Headers that only some requests need. */
  readonly headersOf?: (request: FastifyRequest) => Readonly<Record<string, string>> | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    keeping?: Keeping;
  }
}

const places = new WeakMap<FastifyRequest, Place>();

/** True for a request that none of the hooks of the whole site would refuse. */
function isSound({ headers }: IncomingMessage): boolean {
  return headers.host !== undefined && headers['content-encoding'] === undefined;
}

/** Sends what is in memory as soon as its route is known, since everything else that is done for a request costs more. */
export function sendKept(app: FastifyInstance, keeper: AnswerKeeper, log: RequestLog): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url: route = '' } = request.routeOptions;
    const { keeping } = config;
    const place = keeping !== undefined && isSound(request.raw) ? keeping.placeOf(request) : undefined;
    if (keeping === undefined || place === undefined) return done();
    const found = keeper.peek(place);
    // A page that needs a nonce has to be compressed first.
    if (found === undefined || 'template' in found.answer) {
      places.set(request, place);
      return done();
    }
    const own = keeping.headersOf?.(request);
    if (own === undefined) keeper.addresses.add(request.url, { place, route });
    log.expectHangUp(request, reply);
    return void sendAnswer(request, reply, found, own);
  });
}

interface Early {
  readonly keeper: AnswerKeeper;
  readonly calls: EarlyCalls;
  readonly log: RequestLog;
  /** Is told of every request. */
  readonly onEach: (socket: Socket) => void;
}

/** Sends what is in memory at known addresses, and answers early calls, even before a route is looked for. */
export function sendEarlier(server: Server, { keeper, calls, log, onEach }: Early): void {
  const [handle] = server.listeners('request') as [RequestListener];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    onEach(request.socket);
    const { method, url = '' } = request;
    if (method === 'POST' && isSound(request))
      return calls.take(request, response, () => handle(request, response));
    const isRead = (method === 'GET' || method === 'HEAD') && isSound(request);
    const known = isRead ? keeper.addresses.get(url) : undefined;
    const found = known && keeper.peek(known.place);
    // An address without a page may still have something else.
    if (
      known === undefined ||
      found === undefined ||
      found.answer.status !== 200 ||
      'template' in found.answer
    )
      return handle(request, response);
    const id = randomUUID();
    log.expectEnd(request, response, id, known.route);
    return writeAnswer(request, response, id, { answer: found.answer, isOld: found.isOld });
  });
}

/** A GET route whose answers are the same for everyone. */
interface KeptRoute extends Keeping {
  readonly url: string;
  readonly schema?: FastifySchema;
  readonly make: (request: FastifyRequest, reply: FastifyReply, place: Place) => Promise<MadeAnswer>;
  /** Answers what has no place. */
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Registers such a route. Its handler makes what is not in memory. */
export function keptRoute(
  app: FastifyInstance,
  keeper: AnswerKeeper,
  { url, schema, make, otherwise, ...keeping }: KeptRoute,
): void {
  app.route({
    method: 'GET',
    url,
    ...(schema && { schema }),
    config: { keeping },
    handler: async (request, reply) => {
      const place = places.get(request);
      if (place === undefined) return otherwise?.(request, reply);
      const found = await keeper.find(place, () => make(request, reply, place));
      return sendAnswer(request, reply, found, keeping.headersOf?.(request));
    },
  });
}

/** A text that crawlers, browsers and tools request by name. */
interface KeptFile {
  readonly url: string;
  readonly type: string;
  /** Whether the API's document leaves it out. */
  readonly isHidden?: boolean;
  readonly read: () => Promise<string> | string;
}

/** Registers a text file that is the same for everyone. */
export function keptFile(
  app: FastifyInstance,
  keeper: AnswerKeeper,
  { url, type, isHidden = false, read }: KeptFile,
): void {
  const place = { key: url };
  keptRoute(app, keeper, {
    url,
    ...(isHidden && { schema: { hide: true } }),
    placeOf: () => place,
    make: async () => ({ answer: await keeper.finishText(await read(), type), isOld: false, isKept: true }),
  });
}
