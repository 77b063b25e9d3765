import { randomUUID } from 'node:crypto';
import type { Role } from '@monster/contract';
import type { Selectable } from 'kysely';
import type { Queries } from './open.ts';
import type { Schema } from './schema.ts';

/** The id of the admin of the settings. */
export const settingsId = 'settings';
/** The key of that account, which no name of a person can have: keys neither start nor end with a space. */
const settingsKey = ' ';

export type AccountRow = Selectable<Schema['accounts']>;

export async function findAccount(queries: Queries, id: string): Promise<AccountRow | undefined> {
  return queries.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findAccountByKey(queries: Queries, key: string): Promise<AccountRow | undefined> {
  return queries
    .selectFrom('accounts')
    .selectAll()
    .where('name_key', '=', key)
    .where('id', '<>', settingsId)
    .executeTakeFirst();
}

/** All accounts but that of the settings, by name. */
export async function listAccounts(queries: Queries): Promise<AccountRow[]> {
  return queries
    .selectFrom('accounts')
    .selectAll()
    .where('id', '<>', settingsId)
    .orderBy('name_key')
    .execute();
}

/** Gives the admin of the settings a row, unless it has one. */
export async function storeSettingsAccount(queries: Queries, now: number): Promise<void> {
  await queries
    .insertInto('accounts')
    .values({
      id: settingsId,
      name: '',
      name_key: settingsKey,
      password_hash: '',
      role: 'admin',
      created_at: now,
      last_login_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

interface NewAccount {
  readonly name: string;
  readonly key: string;
  readonly passwordHash: string;
  readonly role: Role;
}

/** Stores an account; undefined if another one has its name. */
export async function addAccount(
  queries: Queries,
  { name, key, passwordHash, role }: NewAccount,
  now: number,
): Promise<AccountRow | undefined> {
  return queries
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      name,
      name_key: key,
      password_hash: passwordHash,
      role,
      created_at: now,
      last_login_at: now,
    })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function noteLogin(queries: Queries, id: string, now: number): Promise<void> {
  if (id === settingsId) await storeSettingsAccount(queries, now);
  await queries.updateTable('accounts').set({ last_login_at: now }).where('id', '=', id).execute();
}

export async function setRole(queries: Queries, id: string, role: Role): Promise<void> {
  await queries.updateTable('accounts').set({ role }).where('id', '=', id).execute();
}

/** Replaces a password; false if it was replaced by another one meanwhile. */
export async function setPassword(
  queries: Queries,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('accounts')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Removes an account with its recovery codes. Its sessions are worth nothing without it. */
export async function removeAccount(queries: Queries, id: string): Promise<void> {
  await queries.transaction().execute(async (trx) => {
    await trx.deleteFrom('account_recovery_codes').where('account_id', '=', id).execute();
    await trx.deleteFrom('admin_sessions').where('account_id', '=', id).execute();
    await trx.deleteFrom('accounts').where('id', '=', id).execute();
  });
}
