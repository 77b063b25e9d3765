import { errorReply } from '@monster/contract';
import type { RouteContract } from '@monster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { AnswerKeeper } from './answerKeeper.ts';
import { limitsOf } from './callOf.ts';
import { keptRoute } from './keptRoute.ts';

const jsonType = 'application/json; charset=utf-8';

type Part<R, Key extends keyof RouteContract> =
  R extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler gets: the validated parts of the request. */
export interface Input<R extends RouteContract> {
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  readonly body: Part<R, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function schemaOf(route: RouteContract): FastifySchema {
  return {
    summary: route.summary,
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    response: { 200: route.reply, '4xx': route.failure ?? errorReply, '5xx': errorReply },
  };
}

function inputOf<R extends RouteContract>(request: FastifyRequest, reply: FastifyReply): Input<R> {
  return {
    params: request.params as Part<R, 'params'>,
    query: request.query as Part<R, 'query'>,
    body: request.body as Part<R, 'body'>,
    request,
    reply,
  };
}

type Handler<R extends RouteContract> = (input: Input<R>) => Promise<z.input<R['reply']>>;

/** Registers one row of the contract: the request is validated before the handler runs, the answer after it. */
export function answer<R extends RouteContract>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    schema: schemaOf(route),
    handler: (request, reply) => handler(inputOf(request, reply)),
  });
}

/** Where the answer of a call is kept. What the address has besides the parameters of the contract does not matter. */
function keyOf(route: RouteContract, request: FastifyRequest): string | undefined {
  const params = Object.values(request.params as Record<string, string>).join('/');
  const given = request.query as Record<string, unknown>;
  const names = Object.keys(route.query?.shape ?? {}).filter((name) => name in given);
  if (names.length === 0) return `${route.url} ${params}`;
  const query = route.query?.safeParse(given);
  return query?.success === true ? `${route.url} ${params} ${JSON.stringify(query.data)}` : undefined;
}

interface Keeping {
  /** The version of what the answer is made from, if that is not the site's content. */
  readonly versionOf?: () => string;
  /** A parameter with which an answer is for one caller only, and is not kept. */
  readonly exceptWith?: string;
}

/** Registers a call whose answer is the same for everyone and is kept in memory. */
export function answerKept<R extends RouteContract>(
  app: FastifyInstance,
  keeper: AnswerKeeper,
  route: R,
  read: Handler<R>,
  { versionOf, exceptWith }: Keeping = {},
): void {
  // What is in memory is sent before limits are looked at.
  if (limitsOf(route).some(({ onlyWith }) => onlyWith === undefined || onlyWith !== exceptWith))
    throw new Error(`${route.url} has a limit, so its answers cannot be kept.`);
  keptRoute(app, keeper, {
    url: route.url,
    schema: schemaOf(route),
    placeOf: (request) => {
      if (exceptWith !== undefined && exceptWith in (request.query as object)) return undefined;
      const key = keyOf(route, request);
      return key === undefined ? undefined : { key, versionOf };
    },
    make: async (request, reply) => {
      const text = reply.serialize(await read(inputOf(request, reply))) as string;
      return { answer: await keeper.finishText(text, jsonType), isOld: false, isKept: true };
    },
    otherwise: (request, reply) => read(inputOf(request, reply)),
  });
}
