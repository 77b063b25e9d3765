import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isStale } from './lastAnswers.ts';

/** A weak tag, because the same answer may be sent in several encodings. */
export function makeEtag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** True when the caller already has this version. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}

/** Tags every successful text answer to a GET, and answers 304 to callers that already have it. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isTaggable = request.method === 'GET' && reply.statusCode === 200 && typeof payload === 'string';
    if (!isTaggable || reply.hasHeader('etag') || isStale(reply.getHeaders())) return payload;
    const etag = makeEtag(payload);
    reply.header('etag', etag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (!isUnchanged(request.headers['if-none-match'], etag)) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
