import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { recordPlay } from '../db/plays.ts';
import { answer } from '../http/answer.ts';
import { asksNotToBeTracked } from '../http/asksNotToBeTracked.ts';
import { HttpError, noSuchPuzzle, nothingHere } from '../http/errors.ts';

/** What players' browsers report about their games. */
export function playRoutes(app: FastifyInstance, context: Context): void {
  answer(app, routes.reportPlay, async ({ params, body, request }) => {
    if (!context.config.PLAY_STATISTICS) throw nothingHere();
    if (asksNotToBeTracked(request)) return { success: false };
    const play = { puzzleId: params.id, report: body, today: utcToday(context) };
    switch (await recordPlay(context.db, play)) {
      case 'counted':
        return { success: true };
      // The puzzle was replaced while it was played. That is nobody's fault, so it is no error.
      case 'otherGrid':
        return { success: false };
      case 'noPuzzle':
        throw noSuchPuzzle('id');
      case 'noSuchWord':
        throw new HttpError(400, 'word: the puzzle has no such word', 'word');
    }
  });
}
