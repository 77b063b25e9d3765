import type { Queries } from './open.ts';
import { hashToken, makeToken } from './tokens.ts';

/** How long a browser stays known after a login. */
export const knownForMs = 180 * 24 * 60 * 60_000;

/** True when the token belongs to a browser in which this admin has logged in. */
export async function isKnownBrowser(
  queries: Queries,
  token: string,
  username: string,
  now: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom('admin_browsers')
    .select('seen_at')
    .where('token_hash', '=', hashToken(token))
    .where('username', '=', username)
    .where('seen_at', '>', now - knownForMs)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers a browser under a new token and returns it. Also deletes those not seen for long. */
export async function rememberBrowser(
  queries: Queries,
  previous: string | undefined,
  username: string,
  now: number,
): Promise<string> {
  const token = makeToken();
  await queries
    .deleteFrom('admin_browsers')
    .where((eb) =>
      eb.or([
        eb('seen_at', '<=', now - knownForMs),
        eb('token_hash', '=', previous === undefined ? '' : hashToken(previous)),
      ]),
    )
    .execute();
  await queries
    .insertInto('admin_browsers')
    .values({ token_hash: hashToken(token), username, seen_at: now })
    .execute();
  return token;
}
