import { routes } from '@monster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountById } from '../admin/account.ts';
import type { Account } from '../admin/account.ts';
import { hashPassword } from '../admin/password.ts';
import { isSecondFactor, requireCode, requirePassword } from '../admin/proofs.ts';
import { openSession, requireAccount } from '../admin/session.ts';
import { compactCode, inGroups, keyUri, makeRecoveryCodes, makeSecret, stepOf } from '../admin/totp.ts';
import type { Context } from '../context.ts';
import { setPassword, storeSettingsAccount } from '../db/accounts.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  removeSecondFactor,
  replaceRecoveryCodes,
  storePendingSecret,
} from '../db/secondFactors.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import { passwordProblem } from '../passwordRules.ts';

/** Refuses a new password that is easy to guess. */
export function requireGoodPassword(
  { config }: Context,
  password: string,
  username: string,
  field: string,
): void {
  const problem = passwordProblem(password, { username, siteName: config.SITE_NAME });
  if (problem !== undefined) throw new HttpError(400, `The password ${problem}.`, field);
}

const isOnAlready = (): HttpError =>
  new HttpError(409, 'Your second factor is on already. Reload the page to see it.');
const isOff = (): HttpError => new HttpError(409, 'Your second factor is off. Reload the page to see it.');

interface Caller {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Changes the caller's password; all sessions but the caller's end. */
async function changePassword(
  context: Context,
  { request, reply }: Caller,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<void> {
  const account = await requireAccount(context, request);
  if (account.isFromSettings)
    throw new HttpError(409, 'The password of this account is in the settings of the site. Change it there.');
  requireGoodPassword(context, next, account.name, 'next');
  await requirePassword(context, { account, request, reply }, current, 'current');
  const to = await hashPassword(next);
  const { queries } = context.db;
  if (!(await setPassword(queries, account.id, { from: account.storedHash, to })))
    throw new HttpError(409, 'The password was changed meanwhile. Please log in again.');
  await endSessionsOf(queries, account.id);
  await openSession(context, request, reply, { ...account, storedHash: to });
}

/** The calls that set up the caller's second factor and turn it off. */
function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, now } = context;
  const withSecondFactor = async (caller: Caller, code: string): Promise<Account> => {
    const account = await requireAccount(context, caller.request);
    if (!account.hasSecondFactor) throw isOff();
    await requireCode(context, { ...caller, account }, () => isSecondFactor(context, account, code));
    return account;
  };

  answer(app, routes.startSecondFactor, async ({ body: { password }, request, reply }) => {
    const account = await requireAccount(context, request);
    if (account.hasSecondFactor) throw isOnAlready();
    await requirePassword(context, { account, request, reply }, password, 'password');
    const secret = makeSecret();
    if (account.isFromSettings) await storeSettingsAccount(db.queries, now());
    if (!(await storePendingSecret(db.queries, account.id, secret))) throw isOnAlready();
    return { secret, uri: keyUri(secret, { site: config.SITE_NAME, name: account.name }) };
  });

  answer(app, routes.confirmSecondFactor, async ({ body: { code }, request, reply }) => {
    const account = await requireAccount(context, request);
    const { id, secret, hasSecondFactor } = account;
    if (hasSecondFactor) throw isOnAlready();
    if (secret === null) throw isOff();
    const step = stepOf(secret, compactCode(code), now());
    await requireCode(context, { account, request, reply }, async () => step !== undefined);
    const codes = makeRecoveryCodes();
    // Another tab may have made another key, or confirmed this one, meanwhile.
    if (!(await confirmSecret(db.queries, id, { secret, step: step ?? 0, codes })))
      throw (await accountById(context, id))?.hasSecondFactor === true ? isOnAlready() : isOff();
    return { recoveryCodes: codes.map(inGroups) };
  });

  answer(app, routes.renewRecoveryCodes, async ({ body: { code }, request, reply }) => {
    const { id } = await withSecondFactor({ request, reply }, code);
    const codes = makeRecoveryCodes();
    await replaceRecoveryCodes(db.queries, id, codes);
    return { recoveryCodes: codes.map(inGroups) };
  });

  answer(app, routes.removeSecondFactor, async ({ body: { code }, request, reply }) => {
    const { id } = await withSecondFactor({ request, reply }, code);
    await removeSecondFactor(db.queries, id);
    return { success: true };
  });
}

/** What people do with their own accounts. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  answer(app, routes.getAccount, async ({ request }) => {
    const { id, name, role, isFromSettings, hasSecondFactor } = await requireAccount(context, request);
    const recoveryCodes = hasSecondFactor ? await countRecoveryCodes(context.db.queries, id) : 0;
    return { name, role, isFromSettings, hasSecondFactor, recoveryCodes };
  });

  answer(app, routes.changePassword, async ({ body, request, reply }) => {
    await changePassword(context, { request, reply }, body);
    return { success: true };
  });

  secondFactorRoutes(app, context);
}
