import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import { routes } from '@monster/contract';
import { normalizeEmail } from '@monster/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { checkEmail, findOwn, listTop, submitScore } from '../db/leaderboard.ts';
import { isToken, makeToken } from '../db/tokens.ts';
import { answer, answerKept } from '../http/answer.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { readCookie, setCookie } from '../http/hostCookies.ts';

const ownerCookie = 'leaderboard_owner';
/** The longest that browsers keep a cookie; every new score starts it again. */
const ownerCookieSeconds = 400 * 24 * 60 * 60;

/** Identifies a player without revealing the email; the browser computes the same uid from the page's address. */
export function uidOf(email: string, salt: string): string {
  return createHash('sha256')
    .update(salt + normalizeEmail(email))
    .digest('hex');
}

/**
 * The token by which a browser owns the rows it has joined with. Every answer sets it, so the cookie does not reveal
 * whether an email was new.
 */
function giveOwnerToken(context: Context, request: FastifyRequest, reply: FastifyReply): string {
  const known = readCookie(context, request, ownerCookie);
  const token = isToken(known) ? known : makeToken();
  setCookie(context, request, reply, { name: ownerCookie, value: token, maxAge: ownerCookieSeconds });
  return token;
}

export async function leaderboardRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
): Promise<void> {
  const { config, db, now } = context;
  let submitted = 0;
  // Scores sent to this instance show at once, those sent to others after a second at most.
  const versionOf = () => `${Math.floor(now() / 1_000)} ${submitted}`;
  await app.register(cookie);

  answerKept(
    app,
    keeper,
    routes.getLeaderboard,
    async ({ query: { uid }, reply }) => {
      if (uid === undefined) return { entries: await listTop(db.queries), own: null };
      reply.header('cache-control', 'private, no-cache');
      return { entries: await listTop(db.queries), own: await findOwn(db.queries, uid) };
    },
    { versionOf, exceptWith: 'uid' },
  );

  answer(app, routes.checkLeaderboard, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return checkEmail(db.queries, query.email);
  });

  answer(app, routes.submitScore, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const ownerToken = giveOwnerToken(context, request, reply);
    const uid = uidOf(body.email, config.UID_SALT);
    await submitScore(db, { ...body, uid, ownerToken, now: now() });
    submitted += 1;
    return { success: true };
  });
}
