import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { hashPassword, isPassword } from './password.ts';

/** Says whether a name and a password are the admin's. */
export type CheckCredentials = (username: string, password: string) => Promise<boolean>;

function isSame(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** The hash to compare with: of the settings, else of the password that the first start made. */
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

/** Does the same work for a wrong name as for the right one, so that its time tells nothing. */
export function createCredentialCheck(context: Context): CheckCredentials {
  const readHash = hashSource(context);
  // One at a time: each needs 32 MiB, and a flood of logins must not take the machine's memory.
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
