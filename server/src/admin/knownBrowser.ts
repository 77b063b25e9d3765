import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isKnownBrowser, knownForMs, rememberBrowser } from '../db/adminBrowsers.ts';
import { readCookie, setCookie } from '../http/hostCookies.ts';
import { nameKey } from './accountName.ts';

const cookieName = 'known_browser';

/** True when somebody has logged in under a name from the caller's browser before. It grants nothing but a turn at the login. */
export async function isKnown(context: Context, request: FastifyRequest, name: string): Promise<boolean> {
  const { db, now } = context;
  const token = readCookie(context, request, cookieName);
  return token !== undefined && isKnownBrowser(db.queries, token, nameKey(name), now());
}

/** Makes the caller's browser a known one for a name. */
export async function makeKnown(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<void> {
  const { db, now } = context;
  const previous = readCookie(context, request, cookieName);
  const token = await rememberBrowser(db.queries, previous, nameKey(name), now());
  setCookie(context, request, reply, { name: cookieName, value: token, maxAge: knownForMs / 1_000 });
}
