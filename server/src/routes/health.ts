import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ping } from '../db/connect.ts';

/** Health checks for the operator: is the process alive, and can it serve? They are not logged. */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  const quiet = { logLevel: 'silent' } as const;
  app.get('/healthz', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await ping(context.db.queries);
    return { status: 'ready' };
  });
}
