import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { settingsId } from '../db/accounts.ts';
import {
  endOtherSessions,
  endSession,
  endSessionsOf,
  findSession,
  hasSessionsOf,
  startSession,
  touchSession,
} from '../db/sessions.ts';
import { clearCookie, readCookie, setCookie } from '../http/hostCookies.ts';
import { HttpError } from '../http/errors.ts';
import { accountById, ownerOf, settingsAccount } from './account.ts';
import type { Account } from './account.ts';

const cookieName = 'admin_session';

/** What is known about requests: an action is let through and recorded for the same session. */
const known = new WeakMap<FastifyRequest, Promise<Account | undefined>>();

/** The account whose session the caller had when this was first asked about the request. */
export function accountOf(context: Context, request: FastifyRequest): Promise<Account | undefined> {
  const found = known.get(request) ?? findCaller(context, request);
  known.set(request, found);
  return found;
}

/** Looks the account up each time: whatever changes about it counts at once, on every instance. */
async function findCaller(context: Context, request: FastifyRequest): Promise<Account | undefined> {
  const token = readCookie(context, request, cookieName);
  if (token === undefined) return undefined;
  const { queries } = context.db;
  const session = await findSession(queries, token, context.now());
  const account = session && (await accountById(context, session.accountId));
  if (account === undefined) return undefined;
  const { username, passwordMark } = await ownerOf(context, account);
  if (session?.username !== username || session.passwordMark !== passwordMark) return undefined;
  await touchSession(queries, token, session.seenAt, context.now());
  return account;
}

/** True when the caller may enter the admin area. */
export async function isAdmin(context: Context, request: FastifyRequest): Promise<boolean> {
  return (await accountOf(context, request)) !== undefined;
}

/** Returns the caller's account; refuses callers without a session. */
export async function requireAccount(context: Context, request: FastifyRequest): Promise<Account> {
  const account = await accountOf(context, request);
  if (account === undefined) throw new HttpError(401, 'Please log in as admin.');
  return account;
}

/** Gives the caller a new session of an account and ends the previous one. */
export async function openSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): Promise<void> {
  const { queries } = context.db;
  const previous = readCookie(context, request, cookieName);
  if (previous !== undefined) await endSession(queries, previous);
  const token = await startSession(queries, await ownerOf(context, account), context.now());
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

/** Ends every session of the caller's account. */
export async function closeAllSessions(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { id } = await requireAccount(context, request);
  await endSessionsOf(context.db.queries, id);
  clearCookie(context, request, reply, cookieName);
}

/** At the start: ends the sessions that were opened before the password or the name in the settings changed. */
export async function endOutdatedSessions(context: Context): Promise<void> {
  const { queries } = context.db;
  // Hashing a password takes a while; without sessions, it can wait for the first login.
  if (await hasSessionsOf(queries, settingsId))
    await endOtherSessions(queries, await ownerOf(context, await settingsAccount(context)));
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
