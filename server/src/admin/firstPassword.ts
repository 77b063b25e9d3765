import type { Db } from '../db/open.ts';
import { inStartTransaction } from '../db/startTransaction.ts';
import { hashPassword, makePassword } from './password.ts';

/** Makes the admin's password on the first start that finds none, and returns it to be printed once. */
export async function makeFirstPassword(db: Db, username: string, now: number): Promise<string | undefined> {
  const known = await db.queries
    .selectFrom('admins')
    .select('username')
    .where('username', '=', username)
    .executeTakeFirst();
  if (known !== undefined) return undefined;
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const isMine = await inStartTransaction(db, async (trx) => {
    const result = await trx
      .insertInto('admins')
      .values({ username, password_hash: passwordHash, created_at: now })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
  });
  return isMine ? password : undefined;
}
