import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { createCredentialCheck } from '../admin/credentials.ts';
import { closeSession, isAdmin, openSession } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { countLoginTry, forgetLoginTries, recordLoginFailure } from '../db/loginAttempts.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import { callerOf } from '../http/limitRequests.ts';

export function adminLoginRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;
  const checkCredentials = createCredentialCheck(context);

  answer(app, routes.checkAdmin, async ({ request }) => ({ isAdmin: await isAdmin(context, request) }));

  answer(app, routes.login, async ({ body, request, reply }) => {
    const address = callerOf(request.ip);
    const wait = await countLoginTry(queries, address, body.username, context.now());
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1_000);
      reply.header('retry-after', String(seconds));
      throw new HttpError(429, `Too many attempts. Please try again in ${seconds} seconds.`);
    }
    if (!(await checkCredentials(body.username, body.password))) {
      await recordLoginFailure(queries, body.username, context.now());
      reply.status(401);
      return { success: false, message: 'Invalid credentials' };
    }
    await forgetLoginTries(queries, address);
    await openSession(context, request, reply);
    return { success: true };
  });

  answer(app, routes.logout, async ({ request, reply }) => {
    await closeSession(context, request, reply);
    return { success: true };
  });
}
