import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { createLoginRecorder } from '../admin/auditTrail.ts';
import { areCredentials, isCheckingMany } from '../admin/credentials.ts';
import { isKnown, makeKnown } from '../admin/knownBrowser.ts';
import { closeSession, isAdmin, openSession } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { countLoginAttempt, forgetLoginAttempts, recordLoginFailure } from '../db/loginAttempts.ts';
import { answer } from '../http/answer.ts';
import { tooMany } from '../http/errors.ts';
import { callerOf } from '../http/limitRequests.ts';
import { loginLimits } from '../http/limits.ts';

const outcomes = {
  done: 'success',
  wrongCredentials: 'wrong credentials',
  refused: 'refused for now',
} as const;

export function adminLoginRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;
  const recordLogin = createLoginRecorder(context);

  answer(app, routes.checkAdmin, async ({ request }) => ({ isAdmin: await isAdmin(context, request) }));

  answer(app, routes.login, async ({ body: { username, password }, request, reply }) => {
    const address = callerOf(request.ip);
    const record = async (outcome: keyof typeof outcomes): Promise<void> => {
      // For the operator, who may have to block an address. The name is left out: some people type their password there.
      request.log.info({ address: request.ip, outcome: outcomes[outcome] }, 'admin login');
      await recordLogin(request, username, outcome);
    };
    const attempt = { address, name: username, isKnown: await isKnown(context, request) };
    const wait = await countLoginAttempt(queries, attempt, loginLimits, context.now());
    const isFlooded = !attempt.isKnown && isCheckingMany();
    if (wait > 0 || isFlooded) {
      await record('refused');
      throw tooMany(reply, 'attempts', Math.max(wait, isFlooded ? loginLimits.floodWaitMs : 0));
    }
    if (!(await areCredentials(context, username, password))) {
      await recordLoginFailure(context.db, username, context.now());
      await record('wrongCredentials');
      reply.status(401);
      return { success: false, message: 'Invalid credentials' };
    }
    // First of all: a login that cannot be recorded opens no session.
    await record('done');
    await forgetLoginAttempts(queries, address);
    await makeKnown(context, request, reply);
    await openSession(context, request, reply);
    return { success: true };
  });

  answer(app, routes.logout, async ({ request, reply }) => {
    await closeSession(context, request, reply);
    return { success: true };
  });
}
