import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

/** Refuses packed bodies: 800 bytes can unpack to gigabytes, and no caller of ours packs what it sends. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return;
    // Otherwise Node would go on reading the body, only to drop it.
    reply.header('connection', 'close');
    throw new HttpError(415, 'Please send the request without a Content-Encoding.');
  });
}
