import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { endSession, startSession, touchSession } from '../db/sessions.ts';
import { HttpError } from '../http/errors.ts';

const cookieName = 'admin_session';

function cookieOptions({ config }: Context, request: FastifyRequest) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https' || config.SITE_URL.startsWith('https:'),
  } as const;
}

/** Whether the caller holds an admin session. */
export async function isAdmin(context: Context, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[cookieName];
  if (token === undefined) return false;
  return touchSession(context.db.queries, token, context.config.ADMIN_USERNAME, context.now());
}

/** Refuses whoever has no session. */
export async function requireAdmin(context: Context, request: FastifyRequest): Promise<void> {
  if (!(await isAdmin(context, request))) throw new HttpError(401, 'Please log in as admin.');
}

/** Gives the caller a new session and ends the one that he came with. */
export async function openSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { db, config } = context;
  const former = request.cookies[cookieName];
  if (former !== undefined) await endSession(db.queries, former);
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
