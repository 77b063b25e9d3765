import { sql } from 'kysely';
import type { Queries } from './open.ts';
import { hashToken, makeToken } from './tokens.ts';

const hour = 60 * 60_000;
/** A session ends this long after its last call. */
const idleMs = 12 * hour;
/** A session ends this long after the login, however often it is used. */
const lifeMs = 7 * 24 * hour;
/** How precisely the time of the last call is stored; writing on every call would be wasteful. */
const touchEveryMs = 60_000;

/** To whom a session belongs: an account, as long as the password is the one it was opened with. */
export interface SessionOwner {
  readonly accountId: string;
  readonly username: string;
  readonly passwordMark: string;
}

/** Starts a session and returns its token, of which only the hash is stored. Also deletes expired sessions. */
export async function startSession(queries: Queries, owner: SessionOwner, now: number): Promise<string> {
  const token = makeToken();
  await queries
    .deleteFrom('admin_sessions')
    .where((eb) => eb.or([eb('seen_at', '<=', now - idleMs), eb('created_at', '<=', now - lifeMs)]))
    .execute();
  await queries
    .insertInto('admin_sessions')
    .values({
      token_hash: hashToken(token),
      account_id: owner.accountId,
      username: owner.username,
      password_mark: owner.passwordMark,
      created_at: now,
      seen_at: now,
    })
    .execute();
  return token;
}

/** Returns who opened the token's session and with which password; undefined when it has expired or never existed. */
export async function findSession(
  queries: Queries,
  token: string,
  now: number,
): Promise<(SessionOwner & { readonly seenAt: number }) | undefined> {
  return queries
    .selectFrom('admin_sessions')
    .select(['account_id as accountId', 'username', 'password_mark as passwordMark', 'seen_at as seenAt'])
    .where('token_hash', '=', hashToken(token))
    .where('seen_at', '>', now - idleMs)
    .where('created_at', '>', now - lifeMs)
    .executeTakeFirst();
}

/** Notes that a session is in use. */
export async function touchSession(
  queries: Queries,
  token: string,
  seenAt: number,
  now: number,
): Promise<void> {
  // A time in the future was stored by a clock that was wrong; it would keep the session alive for too long.
  if (Math.abs(now - seenAt) < touchEveryMs) return;
  await queries
    .updateTable('admin_sessions')
    .set({
      seen_at: now,
      created_at: sql<number>`case when created_at > ${now} then ${now} else created_at end`,
    })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries.deleteFrom('admin_sessions').where('token_hash', '=', hashToken(token)).execute();
}

export async function endSessionsOf(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom('admin_sessions').where('account_id', '=', accountId).execute();
}

export async function hasSessionsOf(queries: Queries, accountId: string): Promise<boolean> {
  const any = await queries
    .selectFrom('admin_sessions')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

/** Ends the sessions of an account that were opened under another name or with another password. */
export async function endOtherSessions(
  queries: Queries,
  { accountId, username, passwordMark }: SessionOwner,
): Promise<void> {
  await queries
    .deleteFrom('admin_sessions')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('username', '<>', username), eb('password_mark', '<>', passwordMark)]))
    .execute();
}
