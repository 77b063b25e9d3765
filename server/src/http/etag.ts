import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A weak tag, since the same answer may be sent in several encodings. */
export function makeEtag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the caller already holds this version. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}

/** Gives every successful text answer to a GET a tag, and answers 304 to who holds it already. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isTaggable = request.method === 'GET' && reply.statusCode === 200 && typeof payload === 'string';
    if (!isTaggable || reply.hasHeader('etag')) return payload;
    const etag = makeEtag(payload);
    reply.header('etag', etag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (!isUnchanged(request.headers['if-none-match'], etag)) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
