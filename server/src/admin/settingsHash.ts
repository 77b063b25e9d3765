import type { Context } from '../context.ts';
import type { Db } from '../db/open.ts';
import { sharedSecret } from '../db/sharedSecret.ts';
import { hashPassword, makeSalt } from './password.ts';

const saltKey = 'admin_password_salt';

/** A salt that all instances share, so they get the same hash from the same `ADMIN_PASSWORD` and know the same sessions. */
async function sharedSalt(db: Db): Promise<Buffer> {
  return Buffer.from(await sharedSecret(db, saltKey, () => makeSalt().toString('base64url')), 'base64url');
}

/** The hashes of `ADMIN_PASSWORD`, each computed once. */
const hashes = new WeakMap<Context, Promise<string>>();

async function hashOnce(context: Context, password: string): Promise<string> {
  const known = hashes.get(context);
  if (known !== undefined) return known;
  const hashed = sharedSalt(context.db).then((salt) => hashPassword(password, { salt }));
  hashes.set(context, hashed);
  // A database that was away must not be remembered.
  hashed.catch(() => hashes.delete(context));
  return hashed;
}

/** Reads the hash of the password of the settings' admin: from the settings, or else the one that the first start stored. */
export async function readSettingsHash(context: Context): Promise<string> {
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH, ADMIN_USERNAME } = context.config;
  if (ADMIN_PASSWORD_HASH !== undefined) return ADMIN_PASSWORD_HASH;
  if (ADMIN_PASSWORD !== undefined) return hashOnce(context, ADMIN_PASSWORD);
  const admins = context.db.queries.selectFrom('admins').select('password_hash');
  const row = await admins.where('username', '=', ADMIN_USERNAME).executeTakeFirst();
  return row?.password_hash ?? '';
}
