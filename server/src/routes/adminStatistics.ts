import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { readPuzzleStatistics, readSiteStatistics } from '../db/playStatistics.ts';
import { answer } from '../http/answer.ts';
import { noSuchPuzzle } from '../http/errors.ts';

/** How puzzles are played. */
export function adminStatisticsRoutes(app: FastifyInstance, context: Context): void {
  const { queries } = context.db;

  answer(app, routes.getSiteStatistics, ({ query }) => readSiteStatistics(queries, query, utcToday(context)));

  answer(app, routes.getPuzzleStatistics, async ({ params }) => {
    const statistics = await readPuzzleStatistics(queries, params.id, utcToday(context));
    if (statistics === undefined) throw noSuchPuzzle('id');
    return statistics;
  });
}
