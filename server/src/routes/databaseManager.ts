import { routes } from '@monster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAdmin } from '../admin/session.ts';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { openExternal } from '../db/external.ts';
import { readMainPuzzles, readMainStatus } from '../db/mainStatus.ts';
import { answer } from '../http/answer.ts';

/** Shares a pending answer among all callers, so a slow database is asked only once. */
function shareCalls<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const running = new Map<Key, Promise<Answer>>();
  return (key) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const asked = ask(key).finally(() => running.delete(key));
    running.set(key, asked);
    return asked;
  };
}

/** The database screen, which anyone may open: it shows no secrets, and unpublished puzzles only to the admin. */
export function databaseManagerRoutes(app: FastifyInstance, context: Context): void {
  const external = openExternal(context.config.EXTERNAL_DATABASE_URL);
  app.addHook('onClose', () => external.close());
  const readExternalStatus = shareCalls(external.readStatus);
  const readExternalPuzzles = shareCalls(external.readPuzzles);

  /** The last date whose puzzles the caller may see; null for all dates. */
  const lastDateFor = async (request: FastifyRequest): Promise<string | null> => {
    // While the main database is down, nobody is recognized as the admin, but the screen still works.
    const isKnown = await isAdmin(context, request).catch(() => false);
    return isKnown ? null : utcToday(context);
  };

  answer(app, routes.databaseStatus, async ({ request }) => {
    const lastDate = await lastDateFor(request);
    const [main, outside] = await Promise.all([
      readMainStatus(context.db, lastDate),
      readExternalStatus(lastDate),
    ]);
    return { databases: { main, external: outside } };
  });

  answer(app, routes.databaseComparison, async ({ request }) => {
    const lastDate = await lastDateFor(request);
    const [main, outside] = await Promise.all([
      readMainPuzzles(context.db, lastDate),
      readExternalPuzzles(lastDate),
    ]);
    return { comparison: { main, external: outside } };
  });
}
