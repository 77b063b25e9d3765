import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A weak tag, because the same answer may be sent in several encodings. */
export function makeEtag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** True when the caller already has this version. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (etag === undefined) return false;
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}

/** Tags every successful text answer to a GET, and answers 304 to callers that already have it. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || request.method !== 'GET' || reply.statusCode !== 200)
      return done(null, payload);
    const etag = makeEtag(payload);
    reply.header('etag', etag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (!isUnchanged(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return done(null, null);
  });
}
