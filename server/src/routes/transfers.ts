import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import {
  addTransfer,
  checkTransfer,
  finishTransfer,
  keepTransfersMs,
  openTransfer,
  stopTransfer,
} from '../db/transfers.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';

/** The same for a code that never was and one whose time is over, so that guesses teach nothing. */
const noTransfer = (): HttpError =>
  new HttpError(
    404,
    'Nothing waits under this code. It works for ten minutes. Please check it, or make a new one on the other device.',
    'code',
  );

/** Progress that moves from one browser to another; nobody is known here, not even by a cookie. */
export function transferRoutes(app: FastifyInstance, { db: { queries }, now }: Context): void {
  answer(app, routes.sendTransfer, async ({ body }) => {
    const outcome = await addTransfer(queries, { ...body, now: now() });
    if (outcome === 'taken') throw new HttpError(409, 'This code is taken. Please make another one.', 'id');
    if (outcome === 'full')
      throw new HttpError(
        429,
        'Too many people are sending their progress right now. Please try again in a few minutes, or save it as a file.',
      );
    return { endsInMs: keepTransfersMs };
  });

  answer(app, routes.openTransfer, async ({ body }) => {
    const outcome = await openTransfer(queries, { ...body, now: now() });
    if (outcome === 'none') throw noTransfer();
    if (outcome === 'used')
      throw new HttpError(
        409,
        'This code was used already. Please make a new one on the other device.',
        'code',
      );
    return outcome;
  });

  answer(app, routes.finishTransfer, async ({ body }) => {
    if (!(await finishTransfer(queries, { ...body, now: now() }))) throw noTransfer();
    return { success: true };
  });

  answer(app, routes.stopTransfer, async ({ body }) => {
    await stopTransfer(queries, body);
    return { success: true };
  });

  answer(app, routes.checkTransfer, async ({ body }) => ({
    state: await checkTransfer(queries, { ...body, now: now() }),
  }));
}
