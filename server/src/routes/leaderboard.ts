import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import { routes } from '@monster/contract';
import { normalizeEmail } from '@monster/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { checkEmail, findOwn, listTop, submitScore } from '../db/leaderboard.ts';
import { answer, answerKept } from '../http/answer.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { givePlayer, playerOf } from '../http/playerCookie.ts';

/** Identifies a player without revealing the email; the browser computes the same uid from the page's address. */
export function uidOf(email: string, salt: string): string {
  return createHash('sha256')
    .update(salt + normalizeEmail(email))
    .digest('hex');
}

export async function leaderboardRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
): Promise<void> {
  const { config, db, now } = context;
  const siteName = config.SITE_NAME;
  // Scores sent to this instance show at once, those sent to others after a second at most.
  const versionOf = () => `${Math.floor(now() / 1_000)} ${keeper.scores}`;
  await app.register(cookie);

  answerKept(
    app,
    keeper,
    routes.getLeaderboard,
    async ({ query: { uid }, request, reply }) => {
      const entries = await listTop(db.queries, siteName);
      if (uid === undefined) return { entries, own: null };
      reply.header('cache-control', 'private, no-cache');
      return {
        entries,
        own: await findOwn(db.queries, { uid, player: playerOf(context, request), siteName }),
      };
    },
    { versionOf, exceptWith: 'uid' },
  );

  answer(app, routes.checkLeaderboard, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return checkEmail(db.queries, query.email, siteName);
  });

  answer(app, routes.submitScore, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    // Every answer sets the cookie, so it does not reveal whether an email was new.
    const owner = givePlayer(context, request, reply);
    const uid = uidOf(body.email, config.UID_SALT);
    await submitScore(db, { ...body, uid, owner, now: now() });
    keeper.expectScores();
    return { success: true };
  });
}
