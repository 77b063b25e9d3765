import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isKnownBrowser, knownForMs, rememberBrowser } from '../db/adminBrowsers.ts';
import { cookieOptions } from '../http/cookieOptions.ts';

const cookieName = 'admin_browser';

/** True when the admin has logged in from the caller's browser before. It grants nothing but a turn at the login. */
export async function isKnown({ config, db, now }: Context, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[cookieName];
  return token !== undefined && isKnownBrowser(db.queries, token, config.ADMIN_USERNAME, now());
}

/** Makes the caller's browser a known one. */
export async function makeKnown(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { config, db, now } = context;
  const token = await rememberBrowser(db.queries, request.cookies[cookieName], config.ADMIN_USERNAME, now());
  reply.setCookie(cookieName, token, {
    ...cookieOptions(context, request),
    path: '/admin/login',
    maxAge: knownForMs / 1_000,
  });
}
