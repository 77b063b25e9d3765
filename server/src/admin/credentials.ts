import type { Context } from '../context.ts';
import { inExclusiveTransaction } from '../db/open.ts';
import type { Db } from '../db/open.ts';
import { hashOf, markOf } from './account.ts';
import type { Account } from './account.ts';
import { hashPassword, isPassword, isWeakHash, makePassword } from './password.ts';
import { readSettingsHash } from './settingsHash.ts';

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
 * True when a password is that of an account. Does the same work if there is no such account, so the time it takes reveals
 * nothing.
 */
export async function isPasswordOf(
  context: Context,
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  inLine += 1;
  try {
    const hash = account === undefined ? await readSettingsHash(context) : await hashOf(context, account);
    const isRight = await isPassword(password, hash);
    if (account === undefined || !isRight) return false;
    // A hash in the settings can only be replaced by the operator, who is told so at the start.
    if (account.isFromSettings && context.config.ADMIN_PASSWORD_HASH === undefined && isWeakHash(hash))
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
