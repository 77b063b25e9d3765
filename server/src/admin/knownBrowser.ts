import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isKnownBrowser, knownForMs, rememberBrowser } from '../db/adminBrowsers.ts';
import { readCookie, setCookie } from '../http/hostCookies.ts';

const cookieName = 'known_browser';

/** True when the admin has logged in from the caller's browser before. It grants nothing but a turn at the login. */
export async function isKnown(context: Context, request: FastifyRequest): Promise<boolean> {
  const { config, db, now } = context;
  const token = readCookie(context, request, cookieName);
  return token !== undefined && isKnownBrowser(db.queries, token, config.ADMIN_USERNAME, now());
}

/** Makes the caller's browser a known one. */
export async function makeKnown(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { config, db, now } = context;
  const previous = readCookie(context, request, cookieName);
  const token = await rememberBrowser(db.queries, previous, config.ADMIN_USERNAME, now());
  setCookie(context, request, reply, { name: cookieName, value: token, maxAge: knownForMs / 1_000 });
}
