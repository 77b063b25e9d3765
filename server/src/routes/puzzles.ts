import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { findArchive } from '../db/archive.ts';
import { findPublished, findToday, listPublished, listRecentDailies } from '../db/puzzles.ts';
import { answerKept } from '../http/answer.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { HttpError, noSuchPuzzle } from '../http/errors.ts';

/** Puzzles for everyone. */
export function puzzleRoutes(app: FastifyInstance, context: Context, keeper: AnswerKeeper): void {
  const { queries } = context.db;

  answerKept(app, keeper, routes.listPuzzles, ({ query: { featured } }) =>
    listPublished(queries, utcToday(context), featured),
  );

  answerKept(app, keeper, routes.getToday, async () => {
    const puzzle = await findToday(queries, utcToday(context));
    if (puzzle === undefined) throw new HttpError(404, 'No puzzle has been published yet.');
    return puzzle;
  });

  answerKept(app, keeper, routes.listRecent, () => listRecentDailies(queries, utcToday(context)));

  answerKept(app, keeper, routes.getArchive, async ({ query: { month } }) => {
    const archive = await findArchive(queries, utcToday(context), month);
    if (archive === undefined) throw new HttpError(404, 'No puzzle was published in this month.');
    return archive;
  });

  answerKept(app, keeper, routes.getPuzzle, async ({ params }) => {
    const puzzle = await findPublished(queries, params.id, utcToday(context));
    if (puzzle === undefined) throw noSuchPuzzle('id');
    return puzzle;
  });
}
