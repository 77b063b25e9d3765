import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { closeAllSessions } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { listEntries } from '../db/audit.ts';
import { answer } from '../http/answer.ts';

/** What an admin needs to see whether somebody else is at work, and to throw them out. */
export function adminAuditRoutes(app: FastifyInstance, context: Context): void {
  answer(app, routes.listAudit, ({ query }) => listEntries(context.db.queries, query));

  answer(app, routes.logoutEverywhere, async ({ request, reply }) => {
    await closeAllSessions(context, request, reply);
    return { success: true };
  });
}
