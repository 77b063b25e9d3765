import { createHash } from 'node:crypto';
import { routes } from '@monster/contract';
import { normalizeEmail } from '@monster/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { checkEmail, findOwn, listTop, submitScore } from '../db/leaderboard.ts';
import { answer } from '../http/answer.ts';

/** Identifies a player without revealing the email; the browser computes the same uid from the page's address. */
export function uidOf(email: string, salt: string): string {
  return createHash('sha256')
    .update(salt + normalizeEmail(email))
    .digest('hex');
}

export function leaderboardRoutes(app: FastifyInstance, { config, db, now }: Context): void {
  answer(app, routes.getLeaderboard, async ({ query, reply }) => {
    if (query.uid !== undefined) reply.header('cache-control', 'private, no-cache');
    return {
      entries: await listTop(db.queries),
      own: query.uid === undefined ? null : await findOwn(db.queries, query.uid),
    };
  });

  answer(app, routes.checkLeaderboard, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return checkEmail(db.queries, query.email);
  });

  answer(app, routes.submitScore, async ({ body }) => {
    await submitScore(db.queries, { ...body, uid: uidOf(body.email, config.UID_SALT) }, now());
    return { success: true };
  });
}
