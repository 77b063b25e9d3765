import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** The options of every cookie of ours: no script reads it, and no other site can make a browser send it. */
export function cookieOptions({ config }: Pick<Context, 'config'>, request: FastifyRequest) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https' || config.SITE_URL.startsWith('https:'),
  } as const;
}
