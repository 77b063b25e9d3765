import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { MAX_FILE_BYTES } from '@monster/formats';
import type { FastifyInstance } from 'fastify';
import { requireAdmin } from '../admin/session.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { adminConstructRoutes } from './adminConstruct.ts';
import { adminLoginRoutes } from './adminLogin.ts';
import { adminPuzzleRoutes } from './adminPuzzles.ts';
import { adminUploadRoutes } from './adminUploads.ts';
import { databaseManagerRoutes } from './databaseManager.ts';

/** How many files one request may bring. */
const maxFiles = 1_000;

async function apiRoutes(api: FastifyInstance, context: Context): Promise<void> {
  api.addHook('onRequest', (request) => requireAdmin(context, request));
  await api.register(multipart, {
    // Names keep their folders, so that `../` is seen and refused.
    preservePath: true,
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_FILE_BYTES,
      files: maxFiles,
      fields: 20,
      fieldSize: 1024,
      parts: maxFiles + 20,
      headerPairs: 20,
    },
  });
  adminPuzzleRoutes(api, context);
  adminUploadRoutes(api, context);
  adminConstructRoutes(api, context);
  // What is not there is hidden behind the login as well.
  api.all('/admin/api/*', { schema: { hide: true } }, () => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
}

/** The admin area: sessions, writes from our own pages only, and everything under `/admin/api` for the admin alone. */
export async function adminRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', (request) => refuseCrossSite(request, context.config.SITE_URL));
  adminLoginRoutes(app, context);
  databaseManagerRoutes(app, context);
  await app.register(async (api) => apiRoutes(api, context));
}
