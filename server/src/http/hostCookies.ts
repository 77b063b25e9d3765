import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { cookieOptions } from './cookieOptions.ts';

type Settings = Pick<Context, 'config'>;

/**
 * A cookie that only this host can set. With https its name says so, and browsers enforce it: no subdomain and no plain
 * http can plant one. Browsers refuse such a name without https.
 */
function nameOf(settings: Settings, request: FastifyRequest, name: string): string {
  return cookieOptions(settings, request).secure ? `__Host-${name}` : name;
}

export function readCookie(settings: Settings, request: FastifyRequest, name: string): string | undefined {
  return request.cookies[nameOf(settings, request, name)];
}

/** Without a `maxAge`, in seconds, the browser forgets the cookie when it is closed. */
export function setCookie(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAge }: { readonly name: string; readonly value: string; readonly maxAge?: number },
): void {
  reply.setCookie(nameOf(settings, request, name), value, {
    ...cookieOptions(settings, request),
    ...(maxAge !== undefined && { maxAge }),
  });
}

export function clearCookie(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): void {
  reply.clearCookie(nameOf(settings, request, name), cookieOptions(settings, request));
}
