import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ping, tryWrite } from '../db/connect.ts';
import { createPace } from '../http/pace.ts';
import { withinPatience } from '../http/patience.ts';

/** Anyone may call these, and that must not become a flood of writes. */
const writeEveryMs = 1_000;

/**
 * Tries now and then whether something can be written. A write that waits for its turn is no failure: meanwhile the
 * outcome of the last one counts.
 */
function createWriteCheck({ db, now }: Context): () => Promise<void> {
  const isDue = createPace(now, writeEveryMs);
  let running: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;
  const check = async (): Promise<void> => {
    try {
      await tryWrite(db.queries, now());
      failure = undefined;
    } catch (error) {
      failure = { error };
    }
    running = undefined;
  };
  return async () => {
    if (running === undefined && isDue()) running = check();
    await withinPatience(running ?? Promise.resolve());
    if (failure !== undefined) throw failure.error;
  };
}

/** Health checks for the operator: is the process alive, and can it read and write? They are not logged. */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  const quiet = { logLevel: 'silent' } as const;
  const checkWrites = createWriteCheck(context);
  app.get('/healthz', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await ping(context.db.queries);
    await checkWrites();
    return { status: 'ready' };
  });
}
