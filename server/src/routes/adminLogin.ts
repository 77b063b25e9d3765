import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { createCredentialCheck } from '../admin/credentials.ts';
import { closeSession, isAdmin, openSession } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { countLoginAttempt, forgetLoginAttempts, recordLoginFailure } from '../db/loginAttempts.ts';
import { answer } from '../http/answer.ts';
import { tooMany } from '../http/errors.ts';
import { callerOf } from '../http/limitRequests.ts';

export function adminLoginRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;
  const checkCredentials = createCredentialCheck(context);

  answer(app, routes.checkAdmin, async ({ request }) => ({ isAdmin: await isAdmin(context, request) }));

  answer(app, routes.login, async ({ body, request, reply }) => {
    const address = callerOf(request.ip);
    const wait = await countLoginAttempt(queries, address, body.username, context.now());
    if (wait > 0) throw tooMany(reply, 'attempts', wait);
    if (!(await checkCredentials(body.username, body.password))) {
      await recordLoginFailure(queries, body.username, context.now());
      reply.status(401);
      return { success: false, message: 'Invalid credentials' };
    }
    await forgetLoginAttempts(queries, address);
    await openSession(context, request, reply);
    return { success: true };
  });

  answer(app, routes.logout, async ({ request, reply }) => {
    await closeSession(context, request, reply);
    return { success: true };
  });
}
