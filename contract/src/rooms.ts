import { z } from 'zod';
import {
  MAX_MOVE_ID_LENGTH,
  MAX_MOVES_AT_ONCE,
  MAX_ROOM_MOVES,
  MOVE_PATTERN,
  ROOM_KEY_PATTERN,
  ROOM_VERSION,
} from './limits.ts';
import { puzzle, puzzleId } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';

/** In a room's link: whoever has it can come in. */
const roomKey = z.string().regex(ROOM_KEY_PATTERN, 'is not the key of a room');
/** Where somebody sits: it decides about their color and shape, and says who is who within the room. */
const seat = z.int().min(0);
const moveNumber = z.int().min(0).max(MAX_ROOM_MOVES);

/** A move as a browser sends it. */
const sentMove = z.strictObject({
  /** Made by the browser, so that a move that is sent twice counts once. */
  id: z.string().regex(new RegExp(`^[\\w.-]{1,${MAX_MOVE_ID_LENGTH}}$`, 'u'), 'is not the id of a move'),
  /** The number of the last move that the player had seen. */
  seen: moveNumber,
  what: z.string().regex(MOVE_PATTERN, 'is not a move'),
});
export type SentMove = z.infer<typeof sentMove>;

/** A move of a room, in the order of the server. */
const roomMove = sentMove.extend({
  number: moveNumber,
  seat,
  /** Since the room was made, by the clock of the server. */
  atMs: z.int(),
});

const roomMember = z.object({
  seat,
  name: z.string(),
  isHere: z.boolean(),
  /** The selected cell, if it is known. */
  at: z.object({ cell: z.int(), direction: z.enum(['across', 'down']) }).nullable(),
});
export type RoomMember = z.infer<typeof roomMember>;

const roomPeople = z.object({
  /** Grows with every change, so that what arrives late is known to be old. */
  version: z.int(),
  /** Those who have not been removed, by seat. */
  members: z.array(roomMember),
  founder: seat,
  isLocked: z.boolean(),
  /** The room that these people went on to. */
  next: roomKey.nullable(),
});
export type RoomPeople = z.infer<typeof roomPeople>;

/** Everything that has happened since a move, and who is there. */
const roomNews = z.object({
  /** How long the room has been there, by the clock of the server. */
  nowMs: z.int(),
  moves: z.array(roomMove),
  people: roomPeople,
});
export type RoomNews = z.infer<typeof roomNews>;

const room = roomNews.extend({
  /** As it was when the room was made: what editors change meanwhile does not disturb a game. */
  puzzle,
  me: seat,
});
export type Room = z.infer<typeof room>;

const params = z.object({ key: roomKey });
const success = z.object({ success: z.boolean() });
const version = z.literal(ROOM_VERSION, 'This page is out of date. Please reload it.');
const after = z.coerce.number().int().min(0).max(MAX_ROOM_MOVES).default(0);

/** Rooms in which friends solve one grid together. People are known by their browser's cookie. */
export const roomRoutes = {
  createRoom: {
    method: 'POST',
    url: '/api/rooms',
    summary: 'Makes a room for a puzzle, with the caller as its founder',
    body: z.strictObject({ puzzleId }),
    reply: params,
  },
  enterRoom: {
    method: 'POST',
    url: '/api/rooms/:key/enter',
    summary: 'Takes a seat in a room, or the same one again, and returns everything that has happened in it',
    params,
    body: z.strictObject({ version }),
    reply: room,
  },
  getRoomNews: {
    method: 'GET',
    url: '/api/rooms/:key/news',
    summary: 'What has happened in a room since a move; for members',
    params,
    query: z.object({ after }),
    reply: roomNews,
  },
  followRoom: {
    method: 'GET',
    url: '/api/rooms/:key/events',
    summary: 'The same as a stream of server-sent events: moves, people and beat; for members',
    params,
    query: z.object({ after }),
    reply: z.string(),
  },
  makeMoves: {
    method: 'POST',
    url: '/api/rooms/:key/moves',
    summary:
      'Adds moves to a room, and returns the number of each; a move that is there already is not added again',
    params,
    body: z.strictObject({ version, moves: z.array(sentMove).min(1).max(MAX_MOVES_AT_ONCE) }),
    bodyLimit: 16 * 1024,
    reply: z.object({ numbers: z.array(moveNumber) }),
  },
  showPlace: {
    method: 'POST',
    url: '/api/rooms/:key/place',
    summary: 'Shows the others which cell the caller has selected',
    params,
    body: z.strictObject({ cell: z.int().min(0).max(999), direction: z.enum(['across', 'down']) }),
    reply: success,
  },
  lockRoom: {
    method: 'PUT',
    url: '/api/rooms/:key/lock',
    summary: 'Lets nobody new into a room, or again somebody; only for its founder',
    params,
    body: z.strictObject({ isLocked: z.boolean() }),
    reply: success,
  },
  removeFromRoom: {
    method: 'DELETE',
    url: '/api/rooms/:key/members/:seat',
    summary: 'Removes somebody from a room, who cannot come back; only for its founder',
    params: params.extend({ seat: z.coerce.number().int().min(0).max(999) }),
    reply: success,
  },
  leaveRoom: {
    method: 'POST',
    url: '/api/rooms/:key/leave',
    summary: 'Tells the others that the caller is no longer there; the seat stays theirs',
    params,
    reply: success,
  },
  goOn: {
    method: 'POST',
    url: '/api/rooms/:key/next',
    summary:
      'Makes a room for the next puzzle with the same people, or returns the one that somebody has made',
    params,
    body: z.strictObject({ puzzleId }),
    reply: params,
  },
} as const satisfies Record<string, RouteContract>;
