import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { findPublished, findToday, listPublished, listRecentDailies } from '../db/puzzles.ts';
import { answer } from '../http/answer.ts';
import { HttpError, noSuchPuzzle } from '../http/errors.ts';

export function puzzleRoutes(app: FastifyInstance, context: Context): void {
  answer(app, routes.listPuzzles, ({ query }) =>
    listPublished(context.db.queries, utcToday(context), query.featured),
  );

  answer(app, routes.getToday, async () => {
    const puzzle = await findToday(context.db.queries, utcToday(context));
    if (puzzle === undefined) throw new HttpError(404, 'No puzzle has been published yet.');
    return puzzle;
  });

  answer(app, routes.listRecent, () => listRecentDailies(context.db.queries, utcToday(context)));

  answer(app, routes.getPuzzle, async ({ params }) => {
    const puzzle = await findPublished(context.db.queries, params.id, utcToday(context));
    if (puzzle === undefined) throw noSuchPuzzle('id');
    return puzzle;
  });
}
