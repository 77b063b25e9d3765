import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from './open.ts';

const idleMs = 12 * 60 * 60 * 1000;
/** How precisely the time of the last call is stored; writing on every call would be wasteful. */
const touchEveryMs = 60_000;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Starts a session and returns its token, of which only the hash is stored. Also deletes expired sessions. */
export async function startSession(queries: Queries, username: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
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
  if (now - session.seen_at >= touchEveryMs)
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
