import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { listCompletions, recordCompletion } from '../db/completions.ts';
import { answer } from '../http/answer.ts';
import { noSuchPuzzle } from '../http/errors.ts';

export function completionRoutes(app: FastifyInstance, context: Context): void {
  answer(app, routes.listCompletions, async ({ params, reply }) => {
    reply.header('cache-control', 'private, no-cache');
    return listCompletions(context.db.queries, params.uid);
  });

  answer(app, routes.recordCompletion, async ({ body }) => {
    const completion = { ...body, today: utcToday(context), now: context.now() };
    const isRecorded = await recordCompletion(context.db, completion);
    if (!isRecorded) throw noSuchPuzzle('puzzleId');
    return { success: true };
  });
}
