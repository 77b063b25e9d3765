import cookie from '@fastify/cookie';
import { routes } from '@monster/contract';
import type { FullPuzzle, RoomNews } from '@monster/contract';
import { MAX_ROOM_MOVES, MAX_ROOM_PEOPLE } from '@monster/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { findPublished } from '../db/puzzles.ts';
import { readMoves } from '../db/roomMoves.ts';
import type { Seat } from '../db/roomPeople.ts';
import { readPeople } from '../db/roomPeople.ts';
import {
  createRoom,
  findRoom,
  goOn,
  readRoomPuzzle,
  removeFromRoom,
  setLocked,
  takeSeat,
} from '../db/rooms.ts';
import type { FoundRoom } from '../db/rooms.ts';
import { answer } from '../http/answer.ts';
import { HttpError, noSuchPuzzle, tooMany } from '../http/errors.ts';
import { roomLimits } from '../http/limits.ts';
import type { EarlyCalls } from '../http/earlyCalls.ts';
import { givePlayer, playerOf, playerOfHead } from '../http/playerCookie.ts';
import { Allowance } from '../rooms/allowance.ts';
import { KnownSeats } from '../rooms/knownSeats.ts';
import { RoomHub } from '../rooms/roomHub.ts';
import type { RoomPace } from '../rooms/roomPace.ts';
import { followRoute } from './roomStreams.ts';

type Refusal = 'noRoom' | 'notMember' | 'removed' | 'locked' | 'full' | 'notFounder' | 'noMember' | 'tooMany';

const refusals: Record<Refusal, readonly [status: number, message: string, field?: string]> = {
  noRoom: [404, 'There is no room at this link. It may have been closed.', 'key'],
  notMember: [403, 'You are not in this room.'],
  removed: [403, 'The founder of this room has removed you.'],
  locked: [403, 'The founder has locked this room, so nobody new can come in.'],
  full: [409, `This room is full: at most ${MAX_ROOM_PEOPLE} people can be in it.`],
  notFounder: [403, 'Only the founder of the room can do this.'],
  noMember: [404, 'This person is not in the room.', 'seat'],
  tooMany: [409, `There is no place for more moves in this room: it takes ${MAX_ROOM_MOVES}.`],
};

const refuse = (why: Refusal): HttpError => new HttpError(...refusals[why]);

const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === 'string' && outcome in refusals;

/** The room of a key, and the seat of whoever asks, who must have one. */
async function visit(
  { db }: Context,
  key: string,
  player: string | undefined,
): Promise<FoundRoom & { readonly seat: number }> {
  const room = await findRoom(db.queries, key, player);
  if (room === undefined) throw refuse('noRoom');
  const { seat } = room;
  if (seat === null) throw refuse('notMember');
  if (room.is_removed === 1) throw refuse('removed');
  return { ...room, seat };
}

async function findPuzzle(context: Context, id: string): Promise<FullPuzzle> {
  const puzzle = await findPublished(context.db.queries, id, utcToday(context));
  if (puzzle === undefined) throw noSuchPuzzle('puzzleId');
  return puzzle;
}

async function readNews({ db, now }: Context, room: FoundRoom, after: number): Promise<RoomNews> {
  const { room_id: roomId, created_at: createdAt } = room;
  // In this order: whoever has made a move is among the people.
  const moves = await readMoves(db.queries, roomId, after);
  const people = await readPeople(db, { roomId, now: now() });
  if (people === undefined) throw refuse('noRoom');
  return { nowMs: now() - createdAt, moves, people };
}

function answerNewcomers(app: FastifyInstance, context: Context, hub: RoomHub): void {
  const { db, now } = context;

  answer(app, routes.createRoom, async ({ body: { puzzleId }, request, reply }) => {
    const puzzle = await findPuzzle(context, puzzleId);
    const founder = givePlayer(context, request, reply);
    return { key: await createRoom(db, { puzzle, founder, now: now() }) };
  });

  answer(app, routes.enterRoom, async ({ params: { key }, request, reply }) => {
    const player = givePlayer(context, request, reply);
    const room = await findRoom(db.queries, key, player);
    if (room === undefined) throw refuse('noRoom');
    if (room.is_removed === 1) throw refuse('removed');
    const me = room.seat ?? (await takeSeat(db, room.room_id, player, now()));
    if (isRefusal(me)) throw refuse(me);
    if (room.seat === null) hub.look(room.room_id);
    const puzzle = await readRoomPuzzle(db.queries, room.room_id);
    if (puzzle === undefined) throw refuse('noRoom');
    return { puzzle, me, ...(await readNews(context, room, 0)) };
  });
}

function answerPlayers(app: FastifyInstance, context: Context, hub: RoomHub, calls: EarlyCalls): void {
  const { now } = context;
  const seats = new KnownSeats();
  const allowance = new Allowance(roomLimits.moves, now);
  const seatOf = async (request: FastifyRequest, key: string): Promise<Seat> => {
    const player = playerOf(context, request);
    return seats.find(key, player ?? '', async () => {
      const { room_id: roomId, seat } = await visit(context, key, player);
      return { roomId, seat };
    });
  };

  answer(app, routes.makeMoves, async ({ params: { key }, body: { moves }, request, reply }) => {
    const { roomId, seat } = await seatOf(request, key);
    const waitMs = allowance.take(`${roomId} ${seat}`, moves.length);
    if (waitMs > 0) throw tooMany(reply, 'moves', waitMs);
    const outcome = await hub.makeMoves({ roomId, seat, moves, now: now() });
    // Somebody who has had a seat and has none anymore.
    if (outcome === 'notMember') throw refuse('removed');
    if (typeof outcome === 'string') throw refuse(outcome);
    return { numbers: [...outcome.numbers] };
  });

  // Only for those whose seat is known, and who have not typed too fast.
  calls.add(routes.makeMoves, (key, request) => {
    const player = playerOfHead(context, request);
    const seat = player === undefined || hub.isStopping ? undefined : seats.peek(key, player);
    if (seat === undefined) return undefined;
    const { roomId } = seat;
    return async ({ moves }) => {
      if (allowance.take(`${roomId} ${seat.seat}`, moves.length) > 0) return undefined;
      const outcome = await hub.makeMoves({ roomId, seat: seat.seat, moves, now: now() });
      return typeof outcome === 'string' ? undefined : { numbers: outcome.numbers };
    };
  });

  answer(app, routes.showPlace, async ({ params: { key }, body, request }) => {
    const seat = await seatOf(request, key);
    if (!(await hub.presence.move(seat, body))) throw refuse('removed');
    return { success: true };
  });

  answer(app, routes.leaveRoom, async ({ params: { key }, request }) => {
    const { room_id: roomId, seat } = await visit(context, key, playerOf(context, request));
    await hub.leave({ roomId, seat });
    return { success: true };
  });
}

function answerFounder(app: FastifyInstance, context: Context, hub: RoomHub): void {
  const { db } = context;

  answer(app, routes.lockRoom, async ({ params: { key }, body: { isLocked }, request }) => {
    const { room_id: roomId, seat } = await visit(context, key, playerOf(context, request));
    const outcome = await setLocked(db, { roomId, seat, isLocked });
    if (isRefusal(outcome)) throw refuse(outcome);
    hub.look(roomId);
    return { success: true };
  });

  answer(app, routes.removeFromRoom, async ({ params: { key, seat: removed }, request }) => {
    const { room_id: roomId, seat } = await visit(context, key, playerOf(context, request));
    if (removed === seat) throw new HttpError(400, 'You cannot remove yourself.', 'seat');
    const outcome = await removeFromRoom(db, { roomId, seat, removed });
    if (isRefusal(outcome)) throw refuse(outcome);
    hub.look(roomId);
    return { success: true };
  });
}

function answerMembers(app: FastifyInstance, context: Context, hub: RoomHub): void {
  const { db, now } = context;

  answer(app, routes.getRoomNews, async ({ params: { key }, query: { after }, request }) => {
    const room = await visit(context, key, playerOf(context, request));
    const news = await readNews(context, room, after);
    const me = news.people.members.find(({ seat }) => seat === room.seat);
    await hub.presence.asks({ roomId: room.room_id, seat: room.seat }, me?.isHere ?? true);
    return news;
  });

  answer(app, routes.goOn, async ({ params: { key }, body: { puzzleId }, request }) => {
    const { room_id: roomId } = await visit(context, key, playerOf(context, request));
    const next = await goOn(db, { roomId, puzzle: await findPuzzle(context, puzzleId), now: now() });
    if (isRefusal(next)) throw refuse(next);
    hub.look(roomId);
    return next;
  });
}

/** Rooms in which friends solve one grid together. Nothing in an answer tells who somebody is elsewhere on the site. */
export async function roomRoutes(
  app: FastifyInstance,
  context: Context,
  { pace, calls }: { readonly pace: RoomPace; readonly calls: EarlyCalls },
): Promise<void> {
  await app.register(cookie);
  const hub = new RoomHub(context, app.log, pace);
  app.addHook('preClose', () => hub.stop());
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  answerNewcomers(app, context, hub);
  answerPlayers(app, context, hub, calls);
  answerMembers(app, context, hub);
  answerFounder(app, context, hub);
  followRoute(app, hub, (request, key) => visit(context, key, playerOf(context, request)));
}
