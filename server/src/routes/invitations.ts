import { routes } from '@monster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSettingsName, toAccount } from '../admin/account.ts';
import type { Account } from '../admin/account.ts';
import { nameKey, nameProblem, tidyName } from '../admin/accountName.ts';
import { makeKnown } from '../admin/knownBrowser.ts';
import { hashPassword } from '../admin/password.ts';
import { openSession } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { addAccount, findAccountByKey } from '../db/accounts.ts';
import { writeEntry } from '../db/audit.ts';
import { findInvitation, takeInvitation } from '../db/invitations.ts';
import type { InvitationRow } from '../db/invitations.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import { requireGoodPassword } from './accounts.ts';

const wasUsed = 'This invitation has been used. If that was not you, tell the person who sent it to you.';

/** The invitation of a token; throws if it does not work, and says why. */
async function requireInvitation({ db, now }: Context, token: string): Promise<InvitationRow> {
  const invitation = await findInvitation(db.queries, token);
  if (invitation === undefined)
    throw new HttpError(
      404,
      'This invitation does not exist, or it was withdrawn. Ask for a new one.',
      'token',
    );
  if (invitation.used_at !== null) throw new HttpError(410, wasUsed, 'token');
  if (invitation.expires_at <= now())
    throw new HttpError(410, 'This invitation is more than 7 days old. Ask for a new one.', 'token');
  return invitation;
}

const isTaken = (): HttpError =>
  new HttpError(409, 'Somebody else has this name. Please choose another.', 'name');

interface Joining {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** Makes the account of an invitation, together with its entry in the audit trail. */
async function join(context: Context, request: FastifyRequest, joining: Joining): Promise<Account> {
  const { db, now } = context;
  const invitation = await requireInvitation(context, joining.token);
  const problem = nameProblem(joining.name);
  if (problem !== undefined) throw new HttpError(400, problem, 'name');
  const [name, key] = [tidyName(joining.name), nameKey(joining.name)];
  if (isSettingsName(context, name) || (await findAccountByKey(db.queries, key)) !== undefined)
    throw isTaken();
  requireGoodPassword(context, joining.password, name, 'password');
  const passwordHash = await hashPassword(joining.password);
  const { role, id, invited_by: invitedBy } = invitation;
  return db.queries.transaction().execute(async (trx) => {
    if (!(await takeInvitation(trx, id, now()))) throw new HttpError(410, wasUsed, 'token');
    const row = await addAccount(trx, { name, key, passwordHash, role }, now());
    if (row === undefined) throw isTaken();
    const subject = `${role}, invited by ${invitedBy}`;
    const entry = {
      at: now(),
      kind: 'change',
      call: 'acceptInvitation',
      actor: name,
      address: request.ip,
    } as const;
    await writeEntry(trx, { ...entry, subject, outcome: 'done' });
    return toAccount(row);
  });
}

/** What somebody with the link of an invitation can do without a session. */
export function invitationRoutes(app: FastifyInstance, context: Context): void {
  answer(app, routes.checkInvitation, async ({ body: { token } }) => {
    const { role, name_hint: nameHint, invited_by: invitedBy } = await requireInvitation(context, token);
    return { role, nameHint, invitedBy };
  });

  answer(app, routes.acceptInvitation, async ({ body, request, reply }) => {
    const account = await join(context, request, body);
    await makeKnown(context, request, reply, account.name);
    await openSession(context, request, reply, account);
    return { success: true };
  });
}
