import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { hashToken, isToken, makeToken } from '../db/tokens.ts';
import { clearCookie, readCookie, setCookie } from './hostCookies.ts';

/** It is called after what it was first used for; browsers that have one keep what they own. */
const name = 'leaderboard_owner';
/** The longest that browsers keep a cookie; every answer that gives it starts it again. */
const maxAge = 400 * 24 * 60 * 60;

/** Who plays in this browser: the hash of its token. Undefined for a browser that has none, or one not made by us. */
export function playerOf(context: Context, request: FastifyRequest): string | undefined {
  const token = readCookie(context, request, name);
  return isToken(token) ? hashToken(token) : undefined;
}

const cookies = {
  plain: /(?:^|; ?)leaderboard_owner=([^;]*)/u,
  secure: /(?:^|; ?)__Host-leaderboard_owner=([^;]*)/u,
};

/** The same for a request that no route has seen. Undefined, too, where a proxy has to be asked for the protocol. */
export function playerOfHead(
  { config }: Pick<Context, 'config'>,
  { headers }: IncomingMessage,
): string | undefined {
  const isSecure = config.SITE_URL.startsWith('https:');
  if (!isSecure && headers['x-forwarded-proto'] !== undefined) return undefined;
  const [, token] = (isSecure ? cookies.secure : cookies.plain).exec(headers.cookie ?? '') ?? [];
  return isToken(token) ? hashToken(token) : undefined;
}

/** Gives the browser a token if it has none, a given or a new one, and returns who plays in it. */
export function givePlayer(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  newToken: () => string = makeToken,
): string {
  const known = readCookie(context, request, name);
  const token = isToken(known) ? known : newToken();
  setCookie(context, request, reply, { name, value: token, maxAge });
  return hashToken(token);
}

/** Has the browser forget its token. */
export function forgetCookie(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  clearCookie(context, request, reply, name);
}
