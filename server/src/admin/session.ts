import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { endSession, startSession, touchSession } from '../db/sessions.ts';
import { cookieOptions } from '../http/cookieOptions.ts';
import { HttpError } from '../http/errors.ts';

const cookieName = 'admin_session';

/** True when the caller has an admin session. */
export async function isAdmin(context: Context, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[cookieName];
  if (token === undefined) return false;
  return touchSession(context.db.queries, token, context.config.ADMIN_USERNAME, context.now());
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
  const { db, config } = context;
  const previous = request.cookies[cookieName];
  if (previous !== undefined) await endSession(db.queries, previous);
  const token = await startSession(db.queries, config.ADMIN_USERNAME, context.now());
  reply.setCookie(cookieName, token, cookieOptions(context, request));
}

export async function closeSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[cookieName];
  if (token !== undefined) await endSession(context.db.queries, token);
  reply.clearCookie(cookieName, cookieOptions(context, request));
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
