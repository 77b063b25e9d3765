import { createHash } from 'node:crypto';
import type { Role } from '@monster/contract';
import type { Context } from '../context.ts';
import { findAccount, findAccountByKey, settingsId } from '../db/accounts.ts';
import type { AccountRow } from '../db/accounts.ts';
import type { SessionOwner } from '../db/sessions.ts';
import { nameKey, nameProblem } from './accountName.ts';
import { readSettingsHash } from './settingsHash.ts';

/** Somebody who may enter the admin area. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** True for the admin whose name and password are in the settings. */
  readonly isFromSettings: boolean;
  /** The secret of the second factor: null without one, pending until a code has confirmed it. */
  readonly secret: string | null;
  readonly hasSecondFactor: boolean;
  readonly lastLoginAt: number | null;
  /** '' for the admin of the settings. */
  readonly storedHash: string;
}

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    isFromSettings: false,
    secret: row.totp_secret,
    hasSecondFactor: row.totp_confirmed === 1,
    lastLoginAt: row.last_login_at,
    storedHash: row.password_hash,
  };
}

/** The admin of the settings, who always exists. */
export async function settingsAccount({ config, db }: Context): Promise<Account> {
  const row = await findAccount(db.queries, settingsId);
  return {
    id: settingsId,
    name: config.ADMIN_USERNAME,
    role: 'admin',
    isFromSettings: true,
    secret: row?.totp_secret ?? null,
    hasSecondFactor: row?.totp_confirmed === 1,
    lastLoginAt: row?.last_login_at ?? null,
    storedHash: '',
  };
}

export async function accountById(context: Context, id: string): Promise<Account | undefined> {
  if (id === settingsId) return settingsAccount(context);
  const row = await findAccount(context.db.queries, id);
  return row && toAccount(row);
}

/** True for the name of the settings' admin, which nobody else may take. */
export function isSettingsName({ config }: Context, name: string): boolean {
  return nameKey(name) === nameKey(config.ADMIN_USERNAME);
}

/** The account of a name, however it is written. */
export async function accountByName(context: Context, name: string): Promise<Account | undefined> {
  if (isSettingsName(context, name)) return settingsAccount(context);
  // No account has such a name, and not every database takes every character in a question.
  if (nameProblem(name) !== undefined) return undefined;
  const row = await findAccountByKey(context.db.queries, nameKey(name));
  return row && toAccount(row);
}

/** The hash of an account's password. */
export async function hashOf(context: Context, account: Account): Promise<string> {
  return account.isFromSettings ? readSettingsHash(context) : account.storedHash;
}

/** Tells passwords apart without revealing anything about them: only somebody with the hash can compute it. */
export function markOf(hash: string): string {
  return createHash('sha256').update(`mark of ${hash}`).digest('hex');
}

/** To whom new sessions of an account belong. A session of another password has ended. */
export async function ownerOf(context: Context, account: Account): Promise<SessionOwner> {
  return {
    accountId: account.id,
    username: account.name,
    passwordMark: markOf(await hashOf(context, account)),
  };
}
