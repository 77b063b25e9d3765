import { routes } from '@monster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountByName } from '../admin/account.ts';
import type { Account } from '../admin/account.ts';
import { createLoginRecorder } from '../admin/auditTrail.ts';
import { isPasswordOf } from '../admin/credentials.ts';
import { makeKnown } from '../admin/knownBrowser.ts';
import { countFailedProof, countProof, forgetProofs, isSecondFactor, wrongCode } from '../admin/proofs.ts';
import { closeSession, isAdmin, openSession } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { noteLogin } from '../db/accounts.ts';
import { answer } from '../http/answer.ts';
import { HttpError, tooMany } from '../http/errors.ts';

const outcomes = {
  done: 'success',
  wrongCredentials: 'wrong credentials',
  wrongCode: 'wrong code',
  refused: 'refused for now',
} as const;
type Outcome = keyof typeof outcomes;

const askForCode = 'Please enter the code that your authenticator app shows.';

/** Refuses a login, with what the contract promises. */
const refusal = (message: string, more: object = {}): HttpError =>
  new HttpError(401, message, undefined, { success: false, ...more });

interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** Finds out whose login this is; throws if nobody's, after recording why. */
async function identify(
  context: Context,
  { username, password, code = '' }: Attempt,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  record: (outcome: Outcome, account: Account | undefined) => Promise<void>,
): Promise<Account> {
  const account = await accountByName(context, username);
  // Right before the password is checked: what is counted here must not be out of date by then.
  const wait = await countProof(context, request, username);
  if (wait > 0) {
    await record('refused', account);
    throw tooMany(reply, 'attempts', wait);
  }
  if (!(await isPasswordOf(context, account, password)) || account === undefined) {
    await countFailedProof(context, username);
    await record('wrongCredentials', account);
    throw refusal('Invalid credentials');
  }
  if (!account.hasSecondFactor) return account;
  // Not a failure: nobody can know that a code is needed before the password was right.
  if (code.trim() === '') throw refusal(askForCode, { needsCode: true });
  if (await isSecondFactor(context, account, code)) return account;
  await countFailedProof(context, username);
  await record('wrongCode', account);
  throw refusal(wrongCode, { needsCode: true });
}

export function adminLoginRoutes(app: FastifyInstance, context: Context): void {
  const recordLogin = createLoginRecorder(context);

  answer(app, routes.checkAdmin, async ({ request }) => ({ isAdmin: await isAdmin(context, request) }));

  answer(app, routes.login, async ({ body, request, reply }) => {
    const record = async (outcome: Outcome, account: Account | undefined): Promise<void> => {
      // For the operator, who may have to block an address. The name is left out: some people type their password there.
      request.log.info({ address: request.ip, outcome: outcomes[outcome] }, 'admin login');
      await recordLogin(request, account?.name ?? null, outcome);
    };
    const account = await identify(context, body, { request, reply }, record);
    // First of all: a login that cannot be recorded opens no session.
    await record('done', account);
    await forgetProofs(context, request);
    await noteLogin(context.db.queries, account.id, context.now());
    await makeKnown(context, request, reply, account.name);
    await openSession(context, request, reply, account);
    return { success: true };
  });

  answer(app, routes.logout, async ({ request, reply }) => {
    await closeSession(context, request, reply);
    return { success: true };
  });
}
