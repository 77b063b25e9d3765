import type { Queries } from './open.ts';
import { hashToken, makeToken } from './tokens.ts';

const idleMs = 12 * 60 * 60 * 1000;
/** How precisely the time of the last call is stored; writing on every call would be wasteful. */
const touchEveryMs = 60_000;

/** Starts a session and returns its token, of which only the hash is stored. Also deletes expired sessions. */
export async function startSession(queries: Queries, username: string, now: number): Promise<string> {
  const token = makeToken();
  await queries
    .deleteFrom('admin_sessions')
    .where('seen_at', '<=', now - idleMs)
    .execute();
  await queries
    .insertInto('admin_sessions')
    .values({ token_hash: hashToken(token), username, created_at: now, seen_at: now })
    .execute();
  return token;
}

/** True when the token belongs to a current session of this admin, which then counts as used. */
export async function touchSession(
  queries: Queries,
  token: string,
  username: string,
  now: number,
): Promise<boolean> {
  const session = await queries
    .selectFrom('admin_sessions')
    .select('seen_at')
    .where('token_hash', '=', hashToken(token))
    .where('username', '=', username)
    .where('seen_at', '>', now - idleMs)
    .executeTakeFirst();
  if (session === undefined) return false;
  // A time in the future was stored by a clock that was wrong; it would keep the session alive for too long.
  if (Math.abs(now - session.seen_at) >= touchEveryMs)
    await queries
      .updateTable('admin_sessions')
      .set({ seen_at: now })
      .where('token_hash', '=', hashToken(token))
      .execute();
  return true;
}

export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries.deleteFrom('admin_sessions').where('token_hash', '=', hashToken(token)).execute();
}
