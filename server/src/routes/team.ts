import { routes } from '@monster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountById, settingsAccount, toAccount } from '../admin/account.ts';
import type { Account } from '../admin/account.ts';
import { tidyName } from '../admin/accountName.ts';
import { noteSubject } from '../admin/auditTrail.ts';
import { requireAccount } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { listAccounts, removeAccount, setRole } from '../db/accounts.ts';
import { addInvitation, listInvitations, removeInvitation } from '../db/invitations.ts';
import { removeSecondFactor } from '../db/secondFactors.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';

/** A colleague whom the caller may change; refuses the caller's own account and that of the settings. */
async function colleagueOf(context: Context, request: FastifyRequest, id: string): Promise<Account> {
  const [caller, account] = [await requireAccount(context, request), await accountById(context, id)];
  if (account === undefined)
    throw new HttpError(404, 'This account no longer exists. Somebody else may have removed it.', 'id');
  noteSubject(request, account.name);
  if (account.isFromSettings)
    throw new HttpError(
      409,
      'This account belongs to the settings of the site and can only be changed there.',
    );
  if (account.id === caller.id)
    throw new HttpError(409, 'You cannot do this to your own account. Ask another admin.');
  return account;
}

/** Whom an invitation is for, in words for the audit trail. */
const describe = (role: string, nameHint: string): string =>
  nameHint === '' ? role : `${role}, for ${nameHint}`;

function invitingRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context;

  answer(app, routes.invite, async ({ body: { role, nameHint: hint }, request }) => {
    const { name } = await requireAccount(context, request);
    const nameHint = tidyName(hint);
    noteSubject(request, describe(role, nameHint));
    return addInvitation(db.queries, { role, nameHint, invitedBy: name }, now());
  });

  answer(app, routes.withdrawInvitation, async ({ params: { id }, request }) => {
    const withdrawn = await removeInvitation(db.queries, id);
    if (withdrawn === undefined)
      throw new HttpError(404, 'This invitation was used or withdrawn meanwhile.', 'id');
    noteSubject(request, describe(withdrawn.role, withdrawn.name_hint));
    return { success: true };
  });
}

/** What admins do with the accounts of others. */
export function teamRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context;

  answer(app, routes.getTeam, async ({ request }) => {
    const caller = await requireAccount(context, request);
    const accounts = [await settingsAccount(context), ...(await listAccounts(db.queries)).map(toAccount)];
    return {
      accounts: accounts.map(({ id, name, role, isFromSettings, hasSecondFactor, lastLoginAt }) => ({
        id,
        name,
        role,
        isFromSettings,
        isYou: id === caller.id,
        hasSecondFactor,
        lastLoginAt,
      })),
      invitations: await listInvitations(db.queries, now()),
    };
  });

  answer(app, routes.changeRole, async ({ params, body: { role }, request }) => {
    const { id, name, role: before } = await colleagueOf(context, request, params.id);
    noteSubject(request, `${name}: ${before} → ${role}`);
    await setRole(db.queries, id, role);
    return { success: true };
  });

  answer(app, routes.removeAccount, async ({ params, request }) => {
    const { id } = await colleagueOf(context, request, params.id);
    await removeAccount(db.queries, id);
    return { success: true };
  });

  answer(app, routes.resetSecondFactor, async ({ params, request }) => {
    const { id } = await colleagueOf(context, request, params.id);
    await removeSecondFactor(db.queries, id);
    return { success: true };
  });

  invitingRoutes(app, context);
}
