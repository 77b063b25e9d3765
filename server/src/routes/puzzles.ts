import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { findPublished, findToday, listPublished, listRecentDailies } from '../db/puzzles.ts';
import { answer } from '../http/answer.ts';
import { HttpError, noSuchPuzzle } from '../http/errors.ts';
import { LastAnswers } from '../http/lastAnswers.ts';

/** Puzzles for everyone; what has been read before is served even while the database is down. */
export function puzzleRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;
  const last = new LastAnswers(context.now);

  answer(app, routes.listPuzzles, ({ query: { featured }, reply }) =>
    last.read(`list ${featured}`, reply, () => listPublished(queries, utcToday(context), featured)),
  );

  answer(app, routes.getToday, ({ reply }) =>
    last.read('today', reply, async () => {
      const puzzle = await findToday(queries, utcToday(context));
      if (puzzle === undefined) throw new HttpError(404, 'No puzzle has been published yet.');
      return puzzle;
    }),
  );

  answer(app, routes.listRecent, ({ reply }) =>
    last.read('recent', reply, () => listRecentDailies(queries, utcToday(context))),
  );

  answer(app, routes.getPuzzle, ({ params, reply }) =>
    last.read(`puzzle ${params.id}`, reply, async () => {
      const puzzle = await findPublished(queries, params.id, utcToday(context));
      if (puzzle === undefined) throw noSuchPuzzle('id');
      return puzzle;
    }),
  );
}
