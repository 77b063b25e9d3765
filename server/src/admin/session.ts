import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  findSession,
  hasSessions,
  startSession,
  touchSession,
} from '../db/sessions.ts';
import { clearCookie, readCookie, setCookie } from '../http/hostCookies.ts';
import { HttpError } from '../http/errors.ts';
import { currentOwner } from './credentials.ts';

const cookieName = 'admin_session';

/** What is known about requests: an action is let through and recorded for the same session. */
const known = new WeakMap<FastifyRequest, Promise<boolean>>();

/** True when the caller had an admin session when this was first asked about the request. */
export function isAdmin(context: Context, request: FastifyRequest): Promise<boolean> {
  const found = known.get(request) ?? hasSession(context, request);
  known.set(request, found);
  return found;
}

async function hasSession(context: Context, request: FastifyRequest): Promise<boolean> {
  const token = readCookie(context, request, cookieName);
  if (token === undefined) return false;
  const { queries } = context.db;
  const session = await findSession(queries, token, context.now());
  if (session === undefined) return false;
  const { username, passwordMark } = await currentOwner(context);
  if (session.username !== username || session.passwordMark !== passwordMark) return false;
  await touchSession(queries, token, session.seenAt, context.now());
  return true;
}

/** Refuses callers without a session. */
export async function requireAdmin(context: Context, request: FastifyRequest): Promise<void> {
  if (!(await isAdmin(context, request))) throw new HttpError(401, 'Please log in as admin.');
}

/** Gives the caller a new session and ends the previous one. */
export async function openSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { queries } = context.db;
  const previous = readCookie(context, request, cookieName);
  if (previous !== undefined) await endSession(queries, previous);
  const token = await startSession(queries, await currentOwner(context), context.now());
  setCookie(context, request, reply, { name: cookieName, value: token });
}

export async function closeSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = readCookie(context, request, cookieName);
  if (token !== undefined) await endSession(context.db.queries, token);
  clearCookie(context, request, reply, cookieName);
}

/** Ends every session, the caller's included. */
export async function closeAllSessions(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await endAllSessions(context.db.queries);
  clearCookie(context, request, reply, cookieName);
}

/** At the start: ends the sessions that were opened before the password or the name of the admin changed. */
export async function endOutdatedSessions(context: Context): Promise<void> {
  const { queries } = context.db;
  // Hashing a password takes a while; without sessions, it can wait for the first login.
  if (await hasSessions(queries)) await endOtherSessions(queries, await currentOwner(context));
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/**
 * Refuses a write made by a page of another site. Browsers name the page's origin in every write; a caller that names
 * none is not a browser and has no cookie of ours to abuse.
 */
export async function refuseCrossSite(request: FastifyRequest, siteUrl: string): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const isForeignOrigin = origin !== undefined && ![request.host, hostOf(siteUrl)].includes(hostOf(origin));
  const isForeignFetch = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (isForeignOrigin || isForeignFetch) throw new HttpError(403, 'This request came from another site.');
}
