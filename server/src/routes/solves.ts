import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { routes } from '@monster/contract';
import { changesGrid } from '@monster/engine';
import type { SolveFigures } from '@monster/engine';
import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { findEarlierEditions, findEdition } from '../db/editions.ts';
import type { Edition } from '../db/editions.ts';
import { findPublished, findToday } from '../db/puzzles.ts';
import { sharedSecret } from '../db/sharedSecret.ts';
import { recordCorrections } from '../db/plays.ts';
import { recordSolve } from '../db/solves.ts';
import { readOwnTime, readTimes } from '../db/times.ts';
import { answer, answerKept } from '../http/answer.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { asksNotToBeTracked } from '../http/asksNotToBeTracked.ts';
import { HttpError, noSuchPuzzle } from '../http/errors.ts';
import { givePlayer, playerOf } from '../http/playerCookie.ts';
import { createSolveJudge } from '../solves/solveJudge.ts';
import { playerToken, readTicket, writeTicket } from '../solves/tickets.ts';
import type { Ticket, TicketTrouble } from '../solves/tickets.ts';

const noFigures: SolveFigures = { playedMs: 0, score: 0, hints: 0, checks: 0, reveals: 0, corrected: [] };

const ticketTroubles: Record<TicketTrouble, string> = {
  foreign: 'This ticket is not one of ours. Start the puzzle over to get a new one.',
  future: 'This ticket is from the future. Start the puzzle over to get a new one.',
  old: 'This ticket has expired. Start the puzzle over to get a new one.',
};

/** What signs tickets, the same for all instances; read once. */
function createSecret({ db }: Context): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= sharedSecret(db, 'ticket_secret', () => randomBytes(32).toString('base64url'));
    // A database that was away must not be remembered.
    known.catch(() => (known = undefined));
    return known;
  };
}

/** The grids that a game may have been played on, the present one first: most games need no other. */
async function findEditions(
  context: Context,
  { puzzleId, grid }: Pick<Ticket, 'puzzleId' | 'grid'>,
  log = '',
): Promise<Edition[]> {
  const { queries } = context.db;
  const edition = await findEdition(queries, puzzleId, utcToday(context));
  if (edition === undefined) throw noSuchPuzzle('puzzleId');
  if (edition.grid === grid && !changesGrid(log)) return [edition];
  return [edition, ...(await findEarlierEditions(queries, puzzleId))];
}

/** Replays what was sent with a ticket. */
function createReplay(app: FastifyInstance, context: Context) {
  const { judge, stop } = createSolveJudge();
  app.addHook('preClose', () => stop());
  return async (ticket: Ticket, log: string) => {
    const { grid, timerMinutes, playedMs, at } = ticket;
    const editions = await findEditions(context, ticket, log);
    const start = editions.find((edition) => edition.grid === grid);
    if (start === undefined)
      throw new HttpError(409, 'This puzzle has been replaced since. Please start it again.', 'ticket');
    const clock = { playedAtTicketMs: playedMs, passedMs: Math.max(0, context.now() - at) };
    const verdict = await judge({
      rows: start.rows,
      // Whoever starts on a grid never sees those before it, which may have been easier.
      editions: editions.filter(({ until }) => until > at).map(({ rows }) => rows),
      timerMinutes,
      log,
      clock,
    });
    if (verdict === undefined)
      throw new HttpError(503, 'Too many solves are being checked. Please try again in a moment.');
    if (verdict.doubt === 'unreadable')
      throw new HttpError(400, 'log: is damaged. Please send it as the page recorded it.', 'log');
    return verdict;
  };
}

/** Tickets, and solves that were begun with them. */
function submissionRoutes(app: FastifyInstance, context: Context, keeper: AnswerKeeper): void {
  const { db, now } = context;
  const secret = createSecret(context);
  const replay = createReplay(app, context);

  answer(app, routes.giveTicket, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    const editions = await findEditions(context, body);
    if (editions.every(({ grid }) => grid !== body.grid))
      throw new HttpError(409, 'The puzzle has another grid by now. Please load the page again.', 'grid');
    return { ticket: writeTicket(await secret(), { ...body, at: now() }) };
  });

  answer(app, routes.submitSolve, async ({ body: { ticket: given, log }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const key = await secret();
    const ticket = readTicket(key, given, now());
    if (typeof ticket === 'string') throw new HttpError(400, ticketTroubles[ticket], 'ticket');
    const { figures, doubt } = await replay(ticket, log);
    const { id: solveId, puzzleId, grid, timerMinutes, at: startedAt } = ticket;
    const stored = await recordSolve(db, {
      solveId,
      player: givePlayer(context, request, reply, () => playerToken(key, ticket)),
      puzzleId,
      grid,
      timerMinutes,
      startedAt,
      finishedAt: now(),
      figures: figures ?? noFigures,
      doubt,
      log,
    });
    if (stored === 'used') throw new HttpError(409, 'This ticket has been used already.', 'ticket');
    keeper.expectScores();
    const { isNew, ...outcome } = stored;
    const cells = figures?.corrected ?? [];
    // Without a correction, nobody has to wait for the lock.
    if (cells.length > 0 && isNew && context.config.PLAY_STATISTICS && !asksNotToBeTracked(request))
      await recordCorrections(db, { puzzleId, grid, cells });
    return outcome;
  });
}

/** Tickets, solves, and the times of a puzzle. */
export async function solveRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
): Promise<void> {
  const { db, now } = context;
  // Solves sent to this instance show at once, those sent to others after a second at most.
  const versionOf = () => `${Math.floor(now() / 1_000)} ${keeper.scores}`;
  await app.register(cookie);
  submissionRoutes(app, context, keeper);

  answerKept(
    app,
    keeper,
    routes.getTimes,
    async ({ params: { id } }) => {
      const today = utcToday(context);
      const puzzle = await (id === 'today'
        ? findToday(db.queries, today)
        : findPublished(db.queries, id, today));
      if (puzzle === undefined) throw noSuchPuzzle('id');
      return readTimes(db.queries, puzzle);
    },
    { versionOf },
  );

  answer(app, routes.getOwnTime, async ({ params: { id }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const player = playerOf(context, request);
    return { own: player === undefined ? null : await readOwnTime(db.queries, player, id) };
  });
}
