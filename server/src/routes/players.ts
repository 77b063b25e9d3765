import cookie from '@fastify/cookie';
import { routes } from '@monster/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { findPlayer, removePlayerName, setPlayerName } from '../db/playerNames.ts';
import { answer } from '../http/answer.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { checkName } from '../http/checkName.ts';
import { givePlayer, playerOf } from '../http/playerCookie.ts';

/** What players are called, by themselves. */
export async function playerRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
): Promise<void> {
  const { db, now } = context;
  await app.register(cookie);
  const describe = async (reply: FastifyReply, player: string | undefined) => {
    reply.header('cache-control', 'no-store');
    return { player: player === undefined ? null : await findPlayer(db.queries, player) };
  };

  answer(app, routes.getPlayer, ({ request, reply }) => describe(reply, playerOf(context, request)));

  answer(app, routes.setPlayerName, async ({ body: { name }, request, reply }) => {
    checkName(context, name, 'name');
    const player = givePlayer(context, request, reply);
    await setPlayerName(db, player, name, now());
    keeper.expectScores();
    return describe(reply, player);
  });

  answer(app, routes.removePlayerName, async ({ request, reply }) => {
    const player = playerOf(context, request);
    if (player !== undefined) await removePlayerName(db, player);
    keeper.expectScores();
    return describe(reply, player);
  });
}
