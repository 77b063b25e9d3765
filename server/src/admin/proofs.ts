import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { countLoginAttempt, forgetLoginAttempts, recordLoginFailure } from '../db/loginAttempts.ts';
import { takeRecoveryCode, takeStep } from '../db/secondFactors.ts';
import { HttpError, tooMany } from '../http/errors.ts';
import { callerOf } from '../http/limitRequests.ts';
import { loginLimits } from '../http/limits.ts';
import type { Account } from './account.ts';
import { nameKey } from './accountName.ts';
import { isCheckingMany, isPasswordOf } from './credentials.ts';
import { isKnown } from './knownBrowser.ts';
import { compactCode, stepOf } from './totp.ts';

/**
 * Counts an attempt to prove who one is. Returns how many ms the caller has to wait, or 0 to go ahead. Passwords and
 * codes are counted together, and a name is the same however it is written.
 */
export async function countProof(context: Context, request: FastifyRequest, name: string): Promise<number> {
  const isKnownHere = await isKnown(context, request, name);
  const attempt = { address: callerOf(request.ip), name: nameKey(name), isKnown: isKnownHere };
  const wait = await countLoginAttempt(context.db.queries, attempt, loginLimits, context.now());
  return Math.max(wait, !isKnownHere && isCheckingMany() ? loginLimits.floodWaitMs : 0);
}

export async function countFailedProof({ db, now }: Context, name: string): Promise<void> {
  await recordLoginFailure(db, nameKey(name), now());
}

export async function forgetProofs({ db }: Context, request: FastifyRequest): Promise<void> {
  await forgetLoginAttempts(db.queries, callerOf(request.ip));
}

/** True when a code proves the second factor of an account: one of the app, or a recovery code. Each works once. */
export async function isSecondFactor(
  { db, now }: Context,
  { id, secret }: Account,
  typed: string,
): Promise<boolean> {
  const code = compactCode(typed);
  if (secret === null) return false;
  if (!/^\d{6}$/u.test(code)) return takeRecoveryCode(db.queries, id, code);
  const step = stepOf(secret, code, now());
  return step !== undefined && takeStep(db.queries, id, secret, step);
}

/** Who has to prove something, and in which request. */
interface Prover {
  readonly account: Account;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Refuses a caller who is logged in but fails to prove it again; failures count like those of a login. */
async function requireProof(
  context: Context,
  { account, request, reply }: Prover,
  isProven: () => Promise<boolean>,
  refusal: HttpError,
): Promise<void> {
  const wait = await countProof(context, request, account.name);
  if (wait > 0) throw tooMany(reply, 'attempts', wait);
  if (!(await isProven())) {
    await countFailedProof(context, account.name);
    throw refusal;
  }
  await forgetProofs(context, request);
}

/** Refuses a caller who does not know the password of the account that is logged in. */
export async function requirePassword(
  context: Context,
  prover: Prover,
  password: string,
  field: string,
): Promise<void> {
  const refusal = new HttpError(400, 'This is not your current password.', field);
  await requireProof(context, prover, () => isPasswordOf(context, prover.account, password), refusal);
}

/** Refuses a caller without a code that `isRight` accepts. */
export async function requireCode(
  context: Context,
  prover: Prover,
  isRight: () => Promise<boolean>,
): Promise<void> {
  await requireProof(context, prover, isRight, new HttpError(400, wrongCode, 'code'));
}

export const wrongCode =
  'This code is wrong or was used before. Please enter the one that your app shows now.';
