import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { inExclusiveTransaction } from '../db/open.ts';
import type { Db } from '../db/open.ts';
import { hashPassword, isPassword, makePassword } from './password.ts';

/** True when a name and a password are the admin's. */
type CheckCredentials = (username: string, password: string) => Promise<boolean>;

function isSame(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Reads the hash to compare with: from the settings, or else the one that the first start stored. */
function hashSource({ config, db }: Context): () => Promise<string> {
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH, ADMIN_USERNAME } = config;
  if (ADMIN_PASSWORD_HASH !== undefined) return async () => ADMIN_PASSWORD_HASH;
  if (ADMIN_PASSWORD !== undefined) {
    let hashed: Promise<string> | undefined;
    return () => (hashed ??= hashPassword(ADMIN_PASSWORD));
  }
  return async () => {
    const admins = db.queries.selectFrom('admins').select('password_hash');
    const row = await admins.where('username', '=', ADMIN_USERNAME).executeTakeFirst();
    return row?.password_hash ?? '';
  };
}

/** Does the same work for a wrong name as for the right one, so the time it takes reveals nothing. */
export function createCredentialCheck(context: Context): CheckCredentials {
  const readHash = hashSource(context);
  // One at a time: each check needs 32 MiB, and a flood of logins must not exhaust the memory.
  let queue: Promise<unknown> = Promise.resolve();
  return (username, password) => {
    const check = async (): Promise<boolean> => {
      const isRight = await isPassword(password, await readHash());
      return isSame(username, context.config.ADMIN_USERNAME) && isRight;
    };
    const result = queue.then(check, check);
    queue = result.catch(() => {});
    return result;
  };
}

/** On the first start, makes a password for the admin and returns it, to be printed once. */
export async function makeFirstPassword(db: Db, username: string, now: number): Promise<string | undefined> {
  const known = await db.queries
    .selectFrom('admins')
    .select('username')
    .where('username', '=', username)
    .executeTakeFirst();
  if (known !== undefined) return undefined;
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const isMine = await inExclusiveTransaction(db, async (trx) => {
    const result = await trx
      .insertInto('admins')
      .values({ username, password_hash: passwordHash, created_at: now })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
  });
  return isMine ? password : undefined;
}
