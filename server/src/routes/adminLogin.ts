import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { createCredentialCheck } from '../admin/credentials.ts';
import { isKnown, makeKnown } from '../admin/knownBrowser.ts';
import { closeSession, isAdmin, openSession } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { countLoginAttempt, forgetLoginAttempts, recordLoginFailure } from '../db/loginAttempts.ts';
import { answer } from '../http/answer.ts';
import { tooMany } from '../http/errors.ts';
import { callerOf } from '../http/limitRequests.ts';
import { loginLimits } from '../http/limits.ts';

export function adminLoginRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;
  const checkCredentials = createCredentialCheck(context);

  answer(app, routes.checkAdmin, async ({ request }) => ({ isAdmin: await isAdmin(context, request) }));

  answer(app, routes.login, async ({ body, request, reply }) => {
    const address = callerOf(request.ip);
    // For the operator, who may have to block an address. The name is left out: some people type their password there.
    const logOutcome = (outcome: string): void =>
      request.log.info({ address: request.ip, outcome }, 'admin login');
    const attempt = { address, name: body.username, isKnown: await isKnown(context, request) };
    const wait = await countLoginAttempt(queries, attempt, loginLimits, context.now());
    if (wait > 0) {
      logOutcome('refused for now');
      throw tooMany(reply, 'attempts', wait);
    }
    if (!(await checkCredentials(body.username, body.password))) {
      logOutcome('wrong credentials');
      await recordLoginFailure(queries, body.username, context.now());
      reply.status(401);
      return { success: false, message: 'Invalid credentials' };
    }
    await forgetLoginAttempts(queries, address);
    await makeKnown(context, request, reply);
    await openSession(context, request, reply);
    logOutcome('success');
    return { success: true };
  });

  answer(app, routes.logout, async ({ request, reply }) => {
    await closeSession(context, request, reply);
    return { success: true };
  });
}
