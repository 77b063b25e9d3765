import { routes } from '@monster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAdmin } from '../admin/session.ts';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { openExternal } from '../db/external.ts';
import { readMainPuzzles, readMainStatus } from '../db/mainStatus.ts';
import { answer } from '../http/answer.ts';

/** Gives all who ask while an answer is on its way that same answer, so that a slow database is asked once. */
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

/** The database screen, which anyone may open: no secrets, and nothing that is not public yet but for the admin. */
export function databaseManagerRoutes(app: FastifyInstance, context: Context): void {
  const external = openExternal(context.config.EXTERNAL_DATABASE_URL);
  app.addHook('onClose', () => external.close());
  const readExternalStatus = shareCalls(external.readStatus);
  const readExternalPuzzles = shareCalls(external.readPuzzles);

  /** The last date whose puzzles the caller may know of; null for all. */
  const lastDateFor = async (request: FastifyRequest): Promise<string | null> => {
    // With the main database down nobody is known to be the admin, but the screen still answers.
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
