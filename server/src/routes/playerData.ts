import cookie from '@fastify/cookie';
import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { forgetPlayer } from '../db/forgetPlayer.ts';
import { listOwnSolves, readPlayerData } from '../db/playerData.ts';
import { answer } from '../http/answer.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { forgetCookie, playerOf } from '../http/playerCookie.ts';

/** What is stored about a player, shown to that player alone, and deleted when the player asks for it. */
export async function playerDataRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
): Promise<void> {
  const { db } = context;
  await app.register(cookie);

  answer(app, routes.getPlayerData, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const player = playerOf(context, request);
    return { data: player === undefined ? null : await readPlayerData(db.queries, player) };
  });

  answer(app, routes.listOwnSolves, async ({ query: { after, logs = false }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const player = playerOf(context, request);
    if (player === undefined) return { solves: [], next: null };
    return listOwnSolves(db.queries, player, { after, withLogs: logs });
  });

  answer(app, routes.forgetPlayer, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const player = playerOf(context, request);
    if (player !== undefined) await forgetPlayer(db, player);
    forgetCookie(context, request, reply);
    keeper.expectScores();
    return { success: true };
  });
}
