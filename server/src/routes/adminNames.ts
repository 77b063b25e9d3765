import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listNames, setNameHidden } from '../db/playerNames.ts';
import { answer } from '../http/answer.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { HttpError } from '../http/errors.ts';

/** The names that players have typed, which an admin may hide. */
export function adminNameRoutes(app: FastifyInstance, { config, db }: Context, keeper: AnswerKeeper): void {
  const set = async (id: string, isHidden: boolean) => {
    if (!(await setNameHidden(db, id, isHidden)))
      throw new HttpError(404, 'This name is gone: the player has removed it.', 'id');
    keeper.expectScores();
    return { success: true };
  };

  answer(app, routes.listNames, ({ query }) =>
    listNames(db.queries, { ...query, siteName: config.SITE_NAME }),
  );
  answer(app, routes.hideName, ({ params }) => set(params.id, true));
  answer(app, routes.showName, ({ params }) => set(params.id, false));
}
