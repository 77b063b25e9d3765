import { errorReply } from '@monster/contract';
import type { RouteContract } from '@monster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

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

/** Registers one row of the contract: the request is validated before the handler runs, the answer after it. */
export function answer<R extends RouteContract>(
  app: FastifyInstance,
  route: R,
  handler: (input: Input<R>) => Promise<z.input<R['reply']>>,
): void {
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    schema: {
      summary: route.summary,
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      response: { 200: route.reply, '4xx': route.failure ?? errorReply, '5xx': errorReply },
    },
    handler: (request, reply) =>
      handler({
        params: request.params as Part<R, 'params'>,
        query: request.query as Part<R, 'query'>,
        body: request.body as Part<R, 'body'>,
        request,
        reply,
      }),
  });
}
