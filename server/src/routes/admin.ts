import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { recordActions } from '../admin/auditTrail.ts';
import { requireRole } from '../admin/roles.ts';
import { refuseCrossSite } from '../admin/session.ts';
import type { Context } from '../context.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { nothingHere } from '../http/errors.ts';
import { uploadLimits } from '../http/limits.ts';
import { accountRoutes } from './accounts.ts';
import { adminAuditRoutes } from './adminAudit.ts';
import { adminBulkRoutes } from './adminBulk.ts';
import { adminConstructRoutes } from './adminConstruct.ts';
import { adminEditRoutes } from './adminEdits.ts';
import { adminLoginRoutes } from './adminLogin.ts';
import { adminNameRoutes } from './adminNames.ts';
import { adminPuzzleRoutes } from './adminPuzzles.ts';
import { adminStatisticsRoutes } from './adminStatistics.ts';
import { adminTrashRoutes } from './adminTrash.ts';
import { adminUploadRoutes } from './adminUploads.ts';
import { databaseManagerRoutes } from './databaseManager.ts';
import { invitationRoutes } from './invitations.ts';
import { teamRoutes } from './team.ts';

async function apiRoutes(api: FastifyInstance, context: Context, keeper: AnswerKeeper): Promise<void> {
  api.addHook('onRequest', (request) => requireRole(context, request));
  await api.register(multipart, {
    // File names keep their folders, so `../` is noticed and refused.
    preservePath: true,
    throwFileSizeLimit: false,
    limits: uploadLimits,
  });
  adminPuzzleRoutes(api, context);
  adminBulkRoutes(api, context);
  adminUploadRoutes(api, context);
  adminConstructRoutes(api, context);
  adminAuditRoutes(api, context);
  adminTrashRoutes(api, context);
  adminEditRoutes(api, context);
  accountRoutes(api, context);
  teamRoutes(api, context);
  adminStatisticsRoutes(api, context);
  adminNameRoutes(api, context, keeper);
  api.get('/admin/api/openapi.json', { schema: { hide: true } }, async () => api.swagger());
  // Strangers do not even learn which addresses exist.
  api.all('/admin/api/*', { schema: { hide: true } }, () => {
    throw nothingHere();
  });
}

/** The admin area: sessions, writes only from our own pages, and `/admin/api` only for those whose role is enough. */
export async function adminRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', (request) => refuseCrossSite(request, context.config.SITE_URL));
  // What the admin has just changed shows at once.
  app.addHook('onSend', async (request) => {
    if (request.method !== 'GET') keeper.expectChange();
  });
  recordActions(app, context);
  adminLoginRoutes(app, context);
  invitationRoutes(app, context);
  databaseManagerRoutes(app, context);
  await app.register(async (api) => apiRoutes(api, context, keeper));
}
