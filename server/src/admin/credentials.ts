import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { inExclusiveTransaction } from '../db/open.ts';
import type { Db } from '../db/open.ts';
import type { SessionOwner } from '../db/sessions.ts';
import { hashPassword, isPassword, isWeakHash, makePassword, makeSalt } from './password.ts';

function isSame(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Tells passwords apart without revealing anything about them: only somebody with the hash can compute it. */
function markOf(hash: string): string {
  return createHash('sha256').update(`mark of ${hash}`).digest('hex');
}

const saltKey = 'admin_password_salt';

/** A salt that all instances share, so they get the same hash from the same `ADMIN_PASSWORD` and know the same sessions. */
async function sharedSalt({ queries }: Db): Promise<Buffer> {
  const read = () =>
    queries.selectFrom('settings').select('value').where('key', '=', saltKey).executeTakeFirst();
  if ((await read()) === undefined)
    await queries
      .insertInto('settings')
      .values({ key: saltKey, value: makeSalt().toString('base64url') })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  return Buffer.from((await read())?.value ?? '', 'base64url');
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

/** Reads the hash of the admin's password: from the settings, or else the one that the first start stored. */
async function readHash(context: Context): Promise<string> {
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH, ADMIN_USERNAME } = context.config;
  if (ADMIN_PASSWORD_HASH !== undefined) return ADMIN_PASSWORD_HASH;
  if (ADMIN_PASSWORD !== undefined) return hashOnce(context, ADMIN_PASSWORD);
  const admins = context.db.queries.selectFrom('admins').select('password_hash');
  const row = await admins.where('username', '=', ADMIN_USERNAME).executeTakeFirst();
  return row?.password_hash ?? '';
}

/** To whom new sessions belong. A session of anybody else, or of another password, has ended. */
export async function currentOwner(context: Context): Promise<SessionOwner> {
  return { username: context.config.ADMIN_USERNAME, passwordMark: markOf(await readHash(context)) };
}

/** Replaces a weak hash that an earlier version stored; sessions that were opened with it go on. */
async function strengthen({ config, db }: Context, password: string, weak: string): Promise<void> {
  const strong = await hashPassword(password);
  await db.queries.transaction().execute(async (trx) => {
    const stored = trx.updateTable('admins').set({ password_hash: strong });
    const { numUpdatedRows } = await stored
      .where('username', '=', config.ADMIN_USERNAME)
      .where('password_hash', '=', weak)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return;
    const sessions = trx.updateTable('admin_sessions').set({ password_mark: markOf(strong) });
    await sessions.where('password_mark', '=', markOf(weak)).execute();
  });
}

/** How many checks may run or wait at once, so that a flood of logins does not hold up the admin for long. */
const longestLine = 8;
let inLine = 0;

/** True when so many credentials are being checked that a stranger should come back later. */
export function isCheckingMany(): boolean {
  return inLine >= longestLine;
}

/**
 * True when a name and a password are the admin's. Does the same work for a wrong name as for the right one, so the time
 * it takes reveals nothing.
 */
export async function areCredentials(context: Context, username: string, password: string): Promise<boolean> {
  inLine += 1;
  try {
    const hash = await readHash(context);
    const isRight = await isPassword(password, hash);
    if (!isSame(username, context.config.ADMIN_USERNAME) || !isRight) return false;
    // A hash in the settings can only be replaced by the operator, who is told so at the start.
    if (context.config.ADMIN_PASSWORD_HASH === undefined && isWeakHash(hash))
      await strengthen(context, password, hash);
    return true;
  } finally {
    inLine -= 1;
  }
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
