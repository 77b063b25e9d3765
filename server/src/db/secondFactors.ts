import type { Queries } from './open.ts';
import { hashToken } from './tokens.ts';

/** Stores a secret that does not count yet; leaves one that counts alone and returns false. */
export async function storePendingSecret(queries: Queries, id: string, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('accounts')
    .set({ totp_secret: secret, totp_step: 0 })
    .where('id', '=', id)
    .where('totp_confirmed', '=', 0)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

async function storeRecoveryCodes(queries: Queries, id: string, codes: readonly string[]): Promise<void> {
  await queries.deleteFrom('account_recovery_codes').where('account_id', '=', id).execute();
  await queries
    .insertInto('account_recovery_codes')
    .values(codes.map((code) => ({ account_id: id, code_hash: hashToken(code) })))
    .execute();
}

interface Confirmation {
  readonly secret: string;
  /** The step whose code was shown, which does not work again. */
  readonly step: number;
  readonly codes: readonly string[];
}

/** Makes a secret count, with its recovery codes; false if it is no longer the pending one. */
export async function confirmSecret(
  queries: Queries,
  id: string,
  { secret, step, codes }: Confirmation,
): Promise<boolean> {
  return queries.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ totp_confirmed: 1, totp_step: step })
      .where('id', '=', id)
      .where('totp_secret', '=', secret)
      .where('totp_confirmed', '=', 0)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) return false;
    await storeRecoveryCodes(trx, id, codes);
    return true;
  });
}

/** Uses up the code of a step, and of those before it; false if it was used up. */
export async function takeStep(queries: Queries, id: string, secret: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('accounts')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_secret', '=', secret)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Uses up a recovery code; false if there is no such code. */
export async function takeRecoveryCode(queries: Queries, id: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('account_recovery_codes')
    .where('account_id', '=', id)
    .where('code_hash', '=', hashToken(code))
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

export async function countRecoveryCodes(queries: Queries, id: string): Promise<number> {
  const { total } = await queries
    .selectFrom('account_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return total;
}

export async function replaceRecoveryCodes(
  queries: Queries,
  id: string,
  codes: readonly string[],
): Promise<void> {
  await queries.transaction().execute((trx) => storeRecoveryCodes(trx, id, codes));
}

/** Turns the second factor of an account off; false if it was off. */
export async function removeSecondFactor(queries: Queries, id: string): Promise<boolean> {
  return queries.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ totp_secret: null, totp_confirmed: 0, totp_step: 0 })
      .where('id', '=', id)
      .where('totp_confirmed', '=', 1)
      .executeTakeFirst();
    await trx.deleteFrom('account_recovery_codes').where('account_id', '=', id).execute();
    return Number(numUpdatedRows) === 1;
  });
}
