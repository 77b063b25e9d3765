import { randomUUID } from 'node:crypto';
import type { Invitation, Role } from '@monster/contract';
import type { Selectable } from 'kysely';
import type { Queries } from './open.ts';
import type { Schema } from './schema.ts';
import { hashToken, makeToken } from './tokens.ts';

const day = 24 * 60 * 60_000;
const validMs = 7 * day;
/** How long an invitation that no longer works is remembered, to say why. */
const rememberMs = 30 * day;

export type InvitationRow = Selectable<Schema['account_invitations']>;

interface NewInvitation {
  readonly role: Role;
  readonly nameHint: string;
  readonly invitedBy: string;
}

/** Stores an invitation and returns its token, of which only the hash is stored. Also deletes old ones. */
export async function addInvitation(
  queries: Queries,
  { role, nameHint, invitedBy }: NewInvitation,
  now: number,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  await queries
    .deleteFrom('account_invitations')
    .where('expires_at', '<', now - rememberMs)
    .execute();
  const token = makeToken();
  const expiresAt = now + validMs;
  await queries
    .insertInto('account_invitations')
    .values({
      id: randomUUID(),
      token_hash: hashToken(token),
      name_hint: nameHint,
      role,
      invited_by: invitedBy,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { token, expiresAt };
}

/** The invitations that can still be used, the newest first. */
export async function listInvitations(queries: Queries, now: number): Promise<Invitation[]> {
  return queries
    .selectFrom('account_invitations')
    .select(['id', 'name_hint as nameHint', 'role', 'invited_by as invitedBy', 'expires_at as expiresAt'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findInvitation(queries: Queries, token: string): Promise<InvitationRow | undefined> {
  return queries
    .selectFrom('account_invitations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Uses an invitation up; false if it was used, withdrawn or too old. Of several callers, only one gets true. */
export async function takeInvitation(queries: Queries, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('account_invitations')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Withdraws an invitation and returns it; undefined if it can no longer be used anyway. */
export async function removeInvitation(queries: Queries, id: string): Promise<InvitationRow | undefined> {
  return queries
    .deleteFrom('account_invitations')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
